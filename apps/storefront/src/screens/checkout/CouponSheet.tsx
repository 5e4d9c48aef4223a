import { isCallFailure, useMakeQuoteEach } from '@plaza/client'
import type { CountedCoupon, CouponReason, Quote } from '@plaza/contract'
import { Button, Sheet, TextField } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { type FormEvent, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { CouponCard } from '../../parts/cart/CouponCard.tsx'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { codesWith, codesWithout, countedIn, othersIn } from './coupon-sorts.ts'
import { type OngoingPurchase, fieldsOf } from './use-purchase.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

type Props = { purchase: OngoingPurchase; quote: Quote; onClose: () => void }

/** Code field, applied coupons, and coupons whose conditions are not met. */
export function CouponSheet({ purchase, quote, onClose }: Props) {
  const { common } = useReader().words
  const words = useCheckoutWords()
  const { typed, setTyped, error, busy, use } = useCoupons(purchase)
  const counted = countedIn(quote)
  const others = othersIn(quote)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.replace(/[\s-]/g, '').toUpperCase()
    if (code !== '') void use([...codesWithout(quote, code), code]).then((taken) => taken && setTyped(''))
  }
  return (
    <Sheet open onClose={onClose} title={words.coupons} closeLabel={common.close}>
      <div className={styles.blocks}>
        <form noValidate onSubmit={apply}>
          <TextField
            label={words.code}
            value={typed}
            error={error}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            onChange={({ target }) => setTyped(target.value)}
            after={
              <Button type="submit" look="link" size="small" busy={busy}>
                {words.apply}
              </Button>
            }
          />
        </form>
        {counted.length > 0 && (
          <CouponList
            title={words.counting}
            coupons={counted}
            act={(coupon) => ({ label: words.leaveOutCoupon, onPress: () => void use(codesWithout(quote, coupon.code)) })}
          />
        )}
        {others.length > 0 && (
          <CouponList
            title={words.others}
            coupons={others}
            act={(coupon) => (isUsable(coupon) ? { label: words.use, onPress: () => void use(codesWith(quote, coupon)) } : undefined)}
          />
        )}
        {purchase.purchase.coupons && (
          <Button look="outline" busy={busy} onClick={() => void use(undefined)}>
            {words.bestAgain}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

const isUsable = ({ reason }: CountedCoupon) => reason === null || reason === 'one_of_a_sort'

/** Each coupon choice is first tested with a quote. A refused choice changes nothing. */
const useCoupons = (purchase: OngoingPurchase) => {
  const { currency, words: mall } = useReader()
  const { reasons } = useCartWords()
  const { mutateAsync: tryQuote, isPending: busy } = useMakeQuoteEach()
  const [typed, write] = useState('')
  const [error, setError] = useState<string>()
  const setTyped = (code: string) => {
    write(code)
    setError(undefined)
  }
  const use = async (codes: readonly string[] | undefined): Promise<boolean> => {
    setError(undefined)
    const { coupons: _before, ...rest } = purchase.purchase
    try {
      await tryQuote(fieldsOf(purchase.wanted, codes ? { ...rest, coupons: codes } : rest, currency.code))
      purchase.change({ coupons: codes })
      return true
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure
      const { reason } = (failure.data ?? {}) as { reason?: CouponReason }
      setError(failure.reason === 'coupon_refused' ? reasons[reason ?? 'unknown'] : saidOf(failure, mall))
      return false
    }
  }
  return { typed, setTyped, error, busy, use }
}

type ListProps = {
  title: string
  coupons: readonly CountedCoupon[]
  act: (coupon: CountedCoupon) => { label: string; onPress: () => void } | undefined
}

function CouponList({ title, coupons, act }: ListProps) {
  const { text } = useReader()
  return (
    <section>
      <h3 className={styles.listTitle}>{title}</h3>
      <ul className={styles.lines}>
        {coupons.map((coupon) => {
          const does = act(coupon)
          const button = does && (
            <Button look="link" size="small" aria-label={`${does.label}: ${text(coupon, 'name')}`} onClick={does.onPress}>
              {does.label}
            </Button>
          )
          return <CouponCard key={coupon.code} coupon={coupon} action={button} />
        })}
      </ul>
    </section>
  )
}
