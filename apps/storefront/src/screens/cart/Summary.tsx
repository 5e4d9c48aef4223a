import type { Cart } from '@plaza/contract'
import { Button, Icon, IconChevronDown, IconChevronRight, IconTicket, PriceText } from '@plaza/design'
import { addMoney, formatMoney, money } from '@plaza/values'
import { useState } from 'react'
import type { ShownCart } from '../../mall/cart/use-cart.ts'
import { useReader } from '../../mall/reader.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { CountrySheet } from '../../parts/delivery/CountrySheet.tsx'
import { CouponSheet } from './CouponSheet.tsx'
import { isNothing } from './is-nothing.ts'
import type { Leaving } from './use-checking-out.ts'
import styles from './Summary.module.css'

type Props = { shown: ShownCart; cart: Cart; leaving: Leaving }

/** Everything that it costs, before anybody goes on. On phones the button stands at the foot of the screen. */
export function Summary({ shown, cart, leaving }: Props) {
  const { price } = useReader()
  const words = useCartWords()
  const [isOpen, setOpen] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { costs } = cart
  const saved = formatMoney(addMoney(money(costs.discount), money(costs.delivery_discount)))
  return (
    <section aria-labelledby="cart-summary" className={styles.summary}>
      <h2 id="cart-summary" className={styles.title}>
        {words.summary}
      </h2>
      <button type="button" aria-haspopup="dialog" disabled={shown.isOffline} className={styles.coupons} onClick={() => setOpen(true)}>
        <Icon of={IconTicket} size={22} />
        <span className={styles.couponsName}>{words.coupons}</span>
        <span className={isNothing(saved) ? styles.quiet : styles.saves}>
          {isNothing(saved) ? words.noneCounts : <PriceText value={price(`-${saved}`)} />}
        </span>
        <Icon of={IconChevronRight} size={18} />
      </button>
      <Costs
        cart={cart}
        isCounting={shown.isCounting}
        onPlace={shown.isVisitors && !shown.isOffline ? () => setChoosing(true) : undefined}
      />
      <p role="status" className="sr">
        {shown.isCounting ? '' : `${words.total} ${price(costs.total)}`}
      </p>
      <Hindrance leaving={leaving} />
      <Button size="large" wide aria-disabled={leaving.rests} busy={leaving.busy} className={styles.go} onClick={leaving.press}>
        {leaving.label}
      </Button>
      {isChoosing && <CountrySheet name={cart.place?.country_name ?? ''} onClose={() => setChoosing(false)} />}
      {isOpen && <CouponSheet cart={cart} isVisitors={shown.isVisitors} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Place({ to, onChange }: { to: string; onChange: CostsProps['onPlace'] }) {
  if (!onChange) return <small> {to}</small>
  return (
    <button type="button" aria-haspopup="dialog" className={styles.place} onClick={onChange}>
      {to}
      <Icon of={IconChevronDown} size={16} />
    </button>
  )
}

export function Hindrance({ leaving }: { leaving: Leaving }) {
  if (leaving.hindrance === undefined) return null
  return (
    <p role="alert" className={styles.hindrance}>
      {leaving.hindrance}
    </p>
  )
}

type CostsProps = { cart: Cart; isCounting: boolean; onPlace: (() => void) | undefined }

/** How the total comes about. A visitor says here where to. */
function Costs({ cart: { costs, place }, isCounting, onPlace }: CostsProps) {
  const { price, words: mall } = useReader()
  const words = useCartWords()
  const isUnknown = (amount: string) => place === null && isNothing(amount)
  const delivery = isUnknown(costs.delivery) ? words.byAddress : isNothing(costs.delivery) ? mall.product.free : price(costs.delivery)
  const rows = [
    { term: words.items, value: price(costs.items) },
    ...(isNothing(costs.discount) ? [] : [{ term: words.discount, value: price(`-${costs.discount}`), isGift: true }]),
    { term: words.delivery, note: place && words.to(place.city ?? place.country_name), value: delivery },
    ...(isNothing(costs.delivery_discount)
      ? []
      : [{ term: words.deliveryDiscount, value: price(`-${costs.delivery_discount}`), isGift: true }]),
    { term: costs.tax_included ? words.taxIncluded : words.tax, value: isUnknown(costs.tax) ? words.byAddress : price(costs.tax) },
  ]
  return (
    <dl className={styles.costs} data-counting={isCounting || undefined}>
      {rows.map(({ term, value, ...row }) => (
        <div key={term} data-gift={'isGift' in row || undefined}>
          <dt>
            {term}
            {'note' in row && row.note && <Place to={row.note} onChange={onPlace} />}
          </dt>
          <dd>
            <PriceText value={value} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>
          <PriceText value={price(costs.total)} />
        </dd>
      </div>
    </dl>
  )
}
