import type { Recharge } from '@plaza/contract'
import { Banner, ButtonLink, toasts } from '@plaza/design'
import { goInstead } from '@plaza/web/route'
import { useEffect } from 'react'
import { useSession } from '../../../mall/mall.tsx'
import { usePaymentHref } from '../../../parts/checkout/BackToPayment.tsx'
import { useOpenPaymentWords } from '../../../parts/checkout/words/index.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { useWalletWords } from '../words/index.ts'
import { topUp } from './top-up.ts'

/**
 * After a return from the payment service: leads back to the order that the recharge was made for, once the money is credited. Until then it shows the
 * way back.
 */
export function ReturnToPayment({ recharge: { id, state, actual_amount: credited, expected_amount: expected } }: { recharge: Recharge }) {
  const words = useWalletWords().topUp
  const said = useOpenPaymentWords()
  const { base } = useSums()
  const { user } = useSession()
  const back = usePaymentHref()
  const isForOrder = user !== null && back !== undefined && topUp.is(user.email, id)
  const sum = base(credited ?? expected)
  const isReady = isForOrder && state === 'completed'
  useEffect(() => {
    if (!isReady) return
    topUp.end()
    toasts.show(words.credited(sum))
    goInstead(back)
  }, [isReady, back, words, sum])
  if (!isForOrder || isReady) return null
  return (
    <Banner
      tone={state === 'failed' ? 'warning' : 'info'}
      title={state === 'failed' ? words.failed : words.pending}
      action={
        <ButtonLink look="white" size="small" href={back}>
          {said.back}
        </ButtonLink>
      }
    >
      {state === 'failed' ? words.failedText : words.pendingText}
    </Banner>
  )
}
