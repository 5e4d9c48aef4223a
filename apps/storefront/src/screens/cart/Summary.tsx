import type { Cart } from '@plaza/contract'
import { Button, Icon, IconChevronDown, IconChevronRight, IconTicket, PriceText } from '@plaza/design'
import { addMoney, formatMoney, money } from '@plaza/values'
import { useRoute } from '@plaza/web'
import { changeQuery } from '@plaza/web/route'
import { useState } from 'react'
import type { ShownCart } from '../../mall/cart/use-cart.ts'
import { useReader } from '../../mall/reader.ts'
import { CostLines } from '../../parts/cart/CostLines.tsx'
import { isNothing } from '../../parts/cart/is-nothing.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { hrefOf } from '../../paths.ts'
import { ChangePlace } from './ChangePlace.tsx'
import { CouponSheet } from './CouponSheet.tsx'
import type { Leaving } from './use-checking-out.ts'
import styles from './Summary.module.css'

type Props = { shown: ShownCart; cart: Cart; leaving: Leaving }

/** All costs, shown before checkout. On phones the button is fixed at the bottom of the screen. */
export function Summary({ shown, cart, leaving }: Props) {
  const { price } = useReader()
  const words = useCartWords()
  const [isOpen, setOpen] = useState(false)
  // After the log-in, the address leads back to the coupons.
  const wanted = new URLSearchParams(useRoute().query).get('coupons')
  const close = () => {
    setOpen(false)
    if (wanted !== null) changeQuery(hrefOf('cart'))
  }
  const { costs, place } = cart
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
      <CostLines
        costs={costs}
        items={words.items}
        to={place && <Place place={place} isOffline={shown.isOffline} />}
        isPlaceUnknown={place === null}
        isEstimate={place !== null && place.address_id === null}
        isCounting={shown.isCounting}
      />
      <p role="status" className="sr">
        {shown.isCounting ? '' : `${words.total} ${price(costs.total)}`}
      </p>
      <Hindrance leaving={leaving} />
      <Button size="large" wide whyNot={leaving.whyNot} busy={leaving.busy} className={styles.go} onClick={leaving.press}>
        {leaving.label}
      </Button>
      {(isOpen || wanted !== null) && <CouponSheet cart={cart} isVisitors={shown.isVisitors} wanted={wanted ?? ''} onClose={close} />}
    </section>
  )
}

/** The address or country for which the delivery costs are computed, with a way to change it. A country alone is an estimate. */
function Place({ place, isOffline }: { place: NonNullable<Cart['place']>; isOffline: boolean }) {
  const words = useCartWords()
  const to = place.address_id === null ? words.estimateFor(place.country_name) : words.to(place.city ?? place.country_name)
  if (isOffline) return <small> {to}</small>
  return (
    <ChangePlace place={place}>
      {(open) => (
        <button type="button" aria-haspopup="dialog" className={styles.place} onClick={open}>
          {to}
          <Icon of={IconChevronDown} size={16} />
        </button>
      )}
    </ChangePlace>
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
