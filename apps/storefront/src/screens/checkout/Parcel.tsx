import type { QuoteShop } from '@plaza/contract'
import { PriceText, RadioCards } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { arrivalOf } from '../../parts/checkout/arrival.ts'
import { Card } from './CheckoutFrame.tsx'
import { ItemLines } from './ItemsStrip.tsx'
import { Note } from './Note.tsx'
import { NotDelivered } from './NotDelivered.tsx'
import type { OngoingPurchase } from './use-purchase.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

type Props = { parcel: QuoteShop; number: number; of: number; purchase: OngoingPurchase }

/** Parcel of one shop, with its shipping methods. */
export function Parcel({ parcel, number, of, purchase }: Props) {
  const { lang, text, price, words: mall } = useReader()
  const words = useCheckoutWords()
  const { shop, lines, methods, method, not_deliverable: stays } = parcel
  // Selects the pressed method at once; its price arrives with the next quote.
  const pressed = methods.find(({ key }) => key === purchase.purchase.delivery[shop.id])?.key
  const isFree = (fee: string) => !/[1-9]/.test(fee)
  const choose = (key: string) => purchase.change({ delivery: { ...purchase.purchase.delivery, [shop.id]: key } })
  return (
    <Card title={of > 1 ? words.parcel(number, of, shop.name) : shop.name}>
      <ItemLines lines={lines} />
      {stays.length > 0 && <NotDelivered lines={lines.filter(({ product_id }) => stays.includes(product_id))} purchase={purchase} />}
      {methods.length > 0 && (
        <RadioCards
          label={words.waysOf(shop.name)}
          labelHidden
          value={pressed ?? method ?? undefined}
          onChange={choose}
          cards={methods.map((shippingMethod) => ({
            value: shippingMethod.key,
            title: text(shippingMethod, 'name'),
            aside: (
              <b className={styles.fee}>
                {isFree(shippingMethod.fee) ? mall.product.free : <PriceText value={price(shippingMethod.fee)} />}
              </b>
            ),
            text: [arrivalOf(shippingMethod.from, shippingMethod.to, lang), shippingMethod.carrier].filter(Boolean).join(' · '),
          }))}
        />
      )}
      {parcel.to_free_delivery !== null && <p className={styles.small}>{words.toFree(price(parcel.to_free_delivery))}</p>}
      <Note shopId={shop.id} shopName={of > 1 ? shop.name : undefined} purchase={purchase} />
    </Card>
  )
}
