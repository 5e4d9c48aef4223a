import { useListCouponsPages } from '@plaza/client'
import type { Cart, Coupon, CountedCoupon } from '@plaza/contract'
import { Button, LinesSkeleton, Sheet, TextField } from '@plaza/design'
import { changeQuery } from '@plaza/web/route'
import { loginWanted } from '@plaza/web/session'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { CouponCard } from '../../parts/cart/CouponCard.tsx'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { hrefOf } from '../../paths.ts'
import { couponsIn } from './coupons-in.ts'
import { type Claiming, useClaiming } from './use-claiming.ts'
import styles from './Coupons.module.css'

type Props = {
  cart: Cart
  isVisitors: boolean
  /** Code of the coupon that the customer wanted before the log-in. */
  wanted: string
  onClose: () => void
}

/** Address of the cart with this sheet open. A customer claims the coupon on arrival. */
const couponsHref = (code: string) => hrefOf('cart', { coupons: code })

/** A field for a coupon code, the applied coupons, the customer's other coupons, and coupons to claim. A visitor claims after the log-in. */
export function CouponSheet({ cart, isVisitors, wanted, onClose }: Props) {
  const { words: mall } = useReader()
  const words = useCartWords()
  const logIn = (code = '') => {
    onClose()
    const back = couponsHref(code)
    loginWanted.ask(() => changeQuery(back), undefined, back)
  }
  return (
    <Sheet open onClose={onClose} title={words.coupons} closeLabel={mall.common.close}>
      {isVisitors ? <VisitorsCoupons cart={cart} onLogIn={logIn} /> : <OwnCoupons cart={cart} wanted={wanted} />}
    </Sheet>
  )
}

/** Coupons that a visitor can claim after the log-in, which leads back to this sheet. */
function VisitorsCoupons({ cart, onLogIn }: { cart: Cart; onLogIn: (code?: string) => void }) {
  const words = useCartWords()
  const open = useListCouponsPages({ whose: 'open' })
  const { counted, others } = couponsIn(cart)
  const inCart = [...counted, ...others]
  const rest = open.data?.pages.flatMap((page) => page.list).filter(({ id }) => inCart.every((each) => each.id !== id)) ?? []
  const claim = ({ code }: Coupon) => (
    <Button look="soft" size="small" onClick={() => onLogIn(code)}>
      {words.logInToClaim}
    </Button>
  )
  return (
    <div className={styles.sheet}>
      <p>{words.visitorsText}</p>
      <Button onClick={() => onLogIn()}>{words.logIn}</Button>
      <CodeForm label={words.logInToClaim} onCode={onLogIn} />
      <Offered title={words.toClaim} coupons={[...inCart, ...rest]} action={claim} />
      {open.hasNextPage && <More list={open} />}
      {open.isPending && <LinesSkeleton lines={4} />}
    </div>
  )
}

function OwnCoupons({ cart, wanted }: { cart: Cart; wanted: string }) {
  const words = useCartWords()
  const claiming = useClaiming()
  const { claim, failed } = claiming
  const hasClaimed = useRef(false)
  useEffect(() => {
    if (wanted === '' || hasClaimed.current) return
    hasClaimed.current = true
    // A reload does not claim again.
    void claim(wanted).then((done) => done && changeQuery(couponsHref('')))
  }, [wanted, claim])
  const mine = useListCouponsPages({ whose: 'mine' })
  const open = useListCouponsPages({ whose: 'open' })
  const { counted, others } = couponsIn(cart)
  const shown = new Set([...counted, ...others].map(({ id }) => id))
  const rest = (list: typeof mine) => list.data?.pages.flatMap((page) => page.list).filter(({ id }) => !shown.has(id)) ?? []
  const own = [...others.filter(({ state }) => state === 'claimed'), ...rest(mine)]
  const claimable = [...others.filter(({ state }) => state !== 'claimed'), ...rest(open)]
  const isListed = [...counted, ...own, ...claimable].some(({ code }) => code === wanted)
  const claimOpen = (coupon: Coupon) =>
    coupon.state === 'open' && (
      <Button look="soft" size="small" busy={claiming.busy === coupon.code} onClick={() => void claim(coupon.code)}>
        {words.claim}
      </Button>
    )
  const isWaiting = mine.isPending || open.isPending
  return (
    <div className={styles.sheet}>
      <CodeForm label={words.claim} claiming={claiming} refused={failed?.code === wanted && !isListed ? wanted : ''} onCode={claim} />
      <Offered title={words.counts} coupons={counted} />
      <Offered title={words.yours} coupons={own} />
      {mine.hasNextPage && <More list={mine} />}
      <Offered title={words.toClaim} coupons={claimable} failed={failed} action={claimOpen} />
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

type CodeProps = {
  label: string
  claiming?: Claiming
  /** A code that was refused before the user typed one. */
  refused?: string
  /** Resolves to true if the code is claimed. */
  onCode: (code: string) => Promise<boolean> | void
}

function CodeForm({ label, claiming, refused = '', onCode }: CodeProps) {
  const words = useCartWords()
  const [typed, setTyped] = useState<string>()
  const value = typed ?? refused
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() !== '') void onCode(value)?.then((done) => done && setTyped(''))
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={words.code}
        value={value}
        error={claiming?.failed?.code === value ? claiming.failed.said : undefined}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => setTyped(target.value)}
        after={
          <Button type="submit" look="link" size="small" busy={claiming?.busy === value}>
            {label}
          </Button>
        }
      />
    </form>
  )
}

type OfferedProps = {
  title: string
  coupons: readonly (Coupon | CountedCoupon)[]
  failed?: Claiming['failed']
  action?: (coupon: Coupon) => ReactNode
}

function Offered({ title, coupons, failed, action }: OfferedProps) {
  if (coupons.length === 0) return null
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {coupons.map((coupon) => (
          <CouponCard
            key={coupon.id}
            coupon={coupon}
            failed={failed?.code === coupon.code ? failed.said : undefined}
            action={action?.(coupon)}
          />
        ))}
      </ul>
    </section>
  )
}
