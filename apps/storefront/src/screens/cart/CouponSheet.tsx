import { useListCouponsPages } from '@plaza/client'
import type { Cart, Coupon, CountedCoupon } from '@plaza/contract'
import { Button, LinesSkeleton, Sheet, TextField } from '@plaza/design'
import { loginWanted } from '@plaza/web/session'
import { type FormEvent, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { CouponCard } from '../../parts/cart/CouponCard.tsx'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { couponsIn } from './coupons-in.ts'
import { type Claiming, useClaiming } from './use-claiming.ts'
import styles from './Coupons.module.css'

type Props = { cart: Cart; isVisitors: boolean; onClose: () => void }

/** A field for a coupon code, the applied coupons, the customer's other coupons, and coupons to claim. */
export function CouponSheet({ cart, isVisitors, onClose }: Props) {
  const { words: mall } = useReader()
  const words = useCartWords()
  const { counted, others } = couponsIn(cart)
  const logIn = () => {
    onClose()
    loginWanted.ask()
  }
  return (
    <Sheet open onClose={onClose} title={words.coupons} closeLabel={mall.common.close}>
      {isVisitors ? (
        <div className={styles.visitor}>
          <Offered title={words.logInToClaim} coupons={[...counted, ...others]} />
          {counted.length + others.length === 0 && <p>{words.logInForCoupons}</p>}
          <Button onClick={logIn}>{words.logIn}</Button>
        </div>
      ) : (
        <OwnCoupons cart={cart} />
      )}
    </Sheet>
  )
}

function OwnCoupons({ cart }: { cart: Cart }) {
  const words = useCartWords()
  const claiming = useClaiming()
  const mine = useListCouponsPages({ whose: 'mine' })
  const open = useListCouponsPages({ whose: 'open' })
  const { counted, others } = couponsIn(cart)
  const shown = new Set([...counted, ...others].map(({ id }) => id))
  const rest = (list: typeof mine) => list.data?.pages.flatMap((page) => page.list).filter(({ id }) => !shown.has(id)) ?? []
  const own = [...others.filter(({ state }) => state === 'claimed'), ...rest(mine)]
  const claimable = [...others.filter(({ state }) => state !== 'claimed'), ...rest(open)]
  const isWaiting = mine.isPending || open.isPending
  return (
    <div className={styles.sheet}>
      <CodeForm claiming={claiming} />
      <Offered title={words.counts} coupons={counted} />
      <Offered title={words.yours} coupons={own} />
      {mine.hasNextPage && <More list={mine} />}
      <Offered title={words.toClaim} coupons={claimable} claiming={claiming} />
      {open.hasNextPage && <More list={open} />}
      {isWaiting && <LinesSkeleton lines={4} />}
      {!isWaiting && counted.length + own.length + claimable.length === 0 && <p className={styles.none}>{words.noCoupons}</p>}
    </div>
  )
}

function More({ list }: { list: ReturnType<typeof useListCouponsPages> }) {
  const words = useCartWords()
  return (
    <Button look="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {words.showMore}
    </Button>
  )
}

function CodeForm({ claiming }: { claiming: Claiming }) {
  const words = useCartWords()
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') void claiming.claim(typed).then((done) => done && setTyped(''))
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={words.code}
        value={typed}
        error={claiming.failed?.code === typed ? claiming.failed.said : undefined}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => setTyped(target.value)}
        after={
          <Button type="submit" look="link" size="small" busy={claiming.busy === typed}>
            {words.claim}
          </Button>
        }
      />
    </form>
  )
}

type OfferedProps = { title: string; coupons: readonly (Coupon | CountedCoupon)[]; claiming?: Claiming }

function Offered({ title, coupons, claiming }: OfferedProps) {
  const words = useCartWords()
  if (coupons.length === 0) return null
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {coupons.map((coupon) => (
          <CouponCard
            key={coupon.id}
            coupon={coupon}
            failed={claiming?.failed?.code === coupon.code ? claiming.failed.said : undefined}
            action={
              claiming &&
              coupon.state === 'open' && (
                <Button look="soft" size="small" busy={claiming.busy === coupon.code} onClick={() => void claiming.claim(coupon.code)}>
                  {words.claim}
                </Button>
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}
