import { Banner, ButtonLink } from '@plaza/design'
import { useStore } from '@plaza/web/store'
import { useSession } from '../../mall/mall.tsx'
import { purchases } from '../../mall/purchases.ts'
import { useOpenPaymentWords } from './words/index.ts'

/** The URL of the purchase that the customer left to recharge the wallet. */
export const usePaymentHref = (): string | undefined => {
  const { user } = useSession()
  const { owner, back } = useStore(purchases)
  return user && owner === user.email && back?.startsWith('#/pages/cart/') ? back : undefined
}

/** Link back to a purchase that the customer left to recharge the wallet. */
export function BackToPayment() {
  const words = useOpenPaymentWords()
  const back = usePaymentHref()
  if (back === undefined) return null
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink look="white" size="small" href={back}>
          {words.back}
        </ButtonLink>
      }
    >
      {words.kept}
    </Banner>
  )
}
