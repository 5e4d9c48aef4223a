import type { Quote } from '@plaza/contract'
import { Icon, IconTicket, PriceText } from '@plaza/design'
import { addMoney, formatMoney, money, nothing } from '@plaza/values'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { CouponSheet } from './CouponSheet.tsx'
import { countedIn } from './coupon-sorts.ts'
import type { OngoingPurchase } from './use-purchase.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

/** Applied coupons and their saving, in one line. A sheet shows the other coupons. */
export function Coupons({ purchase, quote }: { purchase: OngoingPurchase; quote: Quote }) {
  const { text, price } = useReader()
  const words = useCheckoutWords()
  const [isOpen, setOpen] = useState(false)
  const counted = countedIn(quote)
  const saved = formatMoney(counted.reduce((sum, { saves }) => addMoney(sum, money(saves)), nothing))
  const { lost } = purchase
  const does = counted.length > 0 ? words.change : words.addCoupon
  return (
    <div className={styles.row}>
      <Icon of={IconTicket} size={22} />
      <p className={styles.rowWords}>
        <b>
          {counted.length > 0 ? (
            <>
              {words.couponsSave} <PriceText value={price(saved)} />
            </>
          ) : (
            words.noCoupon
          )}
        </b>
        {counted.length > 0 && <span>{counted.map((coupon) => text(coupon, 'name')).join(', ')}</span>}
        {lost && <span role="status">{words.couponLost(lost.code)}</span>}
      </p>
      <button type="button" aria-label={`${does}: ${words.coupons}`} className={styles.change} onClick={() => setOpen(true)}>
        {does}
      </button>
      {isOpen && <CouponSheet purchase={purchase} quote={quote} onClose={() => setOpen(false)} />}
    </div>
  )
}
