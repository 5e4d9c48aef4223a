import { useGetCart, useRemoveFromCart } from '@plaza/client'
import type { QuoteLine } from '@plaza/contract'
import { Button, ButtonLink, Icon, IconAlertTriangle, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useCartPlace } from '../../mall/cart/cart-place.ts'
import { useReader } from '../../mall/reader.ts'
import { AskFirst } from '../../parts/AskFirst.tsx'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { hrefOfStep } from '../../parts/checkout/wanted.ts'
import type { OngoingPurchase } from './use-purchase.ts'
import { lineInCart } from './wrong-lines.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

/** Lines that cannot be delivered to the address, with the choice to remove them or to change the address. */
export function NotDelivered({ lines, purchase }: { lines: readonly QuoteLine[]; purchase: OngoingPurchase }) {
  const words = useCheckoutWords()
  const cartWords = useCartWords()
  const { text, words: mall } = useReader()
  const isOfCart = purchase.wanted.item === undefined
  const place = useCartPlace()
  const cart = useGetCart(place, { enabled: isOfCart }).data
  const { mutateAsync: remove, isPending } = useRemoveFromCart()
  const ids = lines.map((line) => lineInCart(cart, { ...line, items_left: 0 })?.id).filter((id) => id !== undefined)
  const leaveOut = () => void remove({ ...place, ids }).catch((error: unknown) => toasts.show(saidOf(error, mall), 'error'))
  return (
    <div role="group" aria-label={words.notDelivered} data-trouble className={styles.trouble}>
      <Icon of={IconAlertTriangle} size={22} />
      <div>
        <p>
          <b>{words.notDelivered}</b>
        </p>
        <p>{lines.map((line) => text(line, 'name')).join(', ')}</p>
        <div className={styles.ways}>
          {ids.length > 0 && (
            <AskFirst title={cartWords.askRemove(ids.length)} does={words.remove} onDo={leaveOut}>
              {(ask) => (
                <Button look="white" size="small" busy={isPending} onClick={ask}>
                  {words.leaveOut}
                </Button>
              )}
            </AskFirst>
          )}
          <ButtonLink look="white" size="small" href={hrefOfStep('shipment', purchase.wanted)}>
            {words.changeAddress}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
