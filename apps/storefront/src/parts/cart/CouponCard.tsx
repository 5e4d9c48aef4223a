import type { Coupon, CountedCoupon } from '@plaza/contract'
import { PriceText } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import type { ReactNode } from 'react'
import { useReader } from '../../mall/reader.ts'
import styles from './CouponCard.module.css'
import { isNothing } from './is-nothing.ts'
import { useCartWords } from './words/index.ts'

type Props = { coupon: Coupon | CountedCoupon; action?: ReactNode; failed?: string }

/** Value, validity period and unmet conditions of a coupon. */
export function CouponCard({ coupon, action, failed }: Props) {
  const { text, price, lang } = useReader()
  const words = useCartWords()
  const counted = 'saves' in coupon ? coupon : undefined
  const saves = counted && !isNothing(counted.saves) ? price(`-${counted.saves}`) : undefined
  const offs = {
    fixed: () => words.off(price(coupon.value)),
    percent: () => words.percentOff(Number(coupon.value)),
    free_delivery: () => words.freeDelivery,
  }
  const off = offs[coupon.kind]()
  const value = coupon.cap === null ? off : `${off}, ${words.upTo(price(coupon.cap))}`
  const facts = [
    coupon.shop?.name,
    !isNothing(coupon.threshold) && words.from(price(coupon.threshold)),
    coupon.first_order && words.firstOrder,
    coupon.ends_at !== null && words.until(dayOf(coupon.ends_at, lang)),
    coupon.left !== null && coupon.state === 'open' && words.left(coupon.left),
  ].filter((fact) => typeof fact === 'string')
  const missing = counted?.missing ? words.missing(price(counted.missing)) : counted?.reason ? words.reasons[counted.reason] : undefined
  return (
    <li className={styles.coupon}>
      <div className={styles.words}>
        <b className={styles.value}>{value}</b>
        <p className={styles.name}>{text(coupon, 'name')}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {missing && <p className={styles.missing}>{missing}</p>}
        {failed && (
          <p role="alert" className={styles.failed}>
            {failed}
          </p>
        )}
      </div>
      {saves && (
        <b className={styles.saves}>
          <PriceText value={saves} />
        </b>
      )}
      {action}
    </li>
  )
}
