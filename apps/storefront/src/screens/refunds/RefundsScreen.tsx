import type { ScreenProps } from '../screen.ts'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import { storefrontLinks } from '@plaza/contract'
import { hrefOf } from '../../paths.ts'
import { ApplyForm } from './apply/ApplyForm.tsx'
import { RefundDetail } from './detail/RefundDetail.tsx'
import { RefundList } from './list/RefundList.tsx'
import { useRefundWords } from './words/index.ts'

const isNumber = (id: string | null): id is string => id !== null && /^[1-9][0-9]{0,18}$/.test(id)

/** The customer's refund requests, one request, or the form for a new request, depending on the URL. */
export default function RefundsScreen({ query }: ScreenProps) {
  const words = useRefundWords()
  const [id, order] = [query.get('id'), query.get('order')]
  if (isNumber(id))
    return (
      <AccountFrame key={id} here="refundRequestSent" title={words.one} back={{ href: hrefOf('refunds'), label: words.back }}>
        <OwnOnly title={words.logIn}>{() => <RefundDetail id={id} />}</OwnOnly>
      </AccountFrame>
    )
  if (isNumber(order)) {
    const isWithdrawal = query.get('kind') === 'withdrawal'
    return (
      <AccountFrame
        key={`${order} ${isWithdrawal}`}
        here="refundRequestSent"
        title={isWithdrawal ? words.withdraw : words.apply}
        back={{ href: storefrontLinks.order(order), label: words.toOrder }}
      >
        <OwnOnly title={words.logIn}>{() => <ApplyForm orderId={order} isWithdrawal={isWithdrawal} />}</OwnOnly>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame here="refundRequestSent" title={words.title}>
      <OwnOnly title={words.logIn}>{() => <RefundList query={query} />}</OwnOnly>
    </AccountFrame>
  )
}
