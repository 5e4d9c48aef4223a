import { type FailureOf, useFindRecipient, useShowBalance } from '@plaza/client'
import type { Transfer, UserInfo, findRecipient } from '@plaza/contract'
import { Banner, Button, LinesSkeleton } from '@plaza/design'
import { Failure } from '../../../parts/Failure.tsx'
import { type TransferWords, useTransferWords } from './words/index.ts'
import card from '../Wallet.module.css'
import { WrittenTransfer } from './WrittenTransfer.tsx'

type Props = { user: UserInfo; shopId: string; onMade: (transfer: Transfer) => void; onChange: () => void }

/** Loads the recipient before showing the form, so that the customer sees who gets the money. */
export function TransferForm({ user, shopId, onMade, onChange }: Props) {
  const words = useTransferWords()
  const recipient = useFindRecipient(shopId)
  const balance = useShowBalance(1)
  if (recipient.data && balance.data)
    return <WrittenTransfer user={user} recipient={recipient.data} available={balance.data.balance} onMade={onMade} onChange={onChange} />
  const said = recipient.isError ? saidBy(recipient.error, words) : undefined
  if (said)
    return (
      <Banner
        tone="danger"
        action={
          <Button look="white" size="small" onClick={onChange}>
            {words.change}
          </Button>
        }
      >
        {said}
      </Banner>
    )
  const failed = recipient.isError ? recipient : balance.isError ? balance : undefined
  if (failed) return <Failure error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
  return (
    <div className={card.card}>
      <p className="sr">{words.chainCheck}</p>
      <LinesSkeleton lines={4} />
    </div>
  )
}

const saidBy = ({ reason }: FailureOf<typeof findRecipient>, words: TransferWords): string | undefined =>
  reason === 'shop_unknown' || reason === 'field_malformed'
    ? words.shopUnknown
    : reason === 'shop_closed'
      ? words.shopClosed
      : reason === 'not_offered'
        ? words.notOffered
        : undefined
