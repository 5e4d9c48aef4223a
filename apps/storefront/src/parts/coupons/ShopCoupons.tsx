import { useListCouponsPages } from '@plaza/client'
import type { Coupon } from '@plaza/contract'
import { Button, Icon, IconCheck, IconTicket } from '@plaza/design'
import { useIsInBrowser } from '@plaza/web/hooks'
import { useSession } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import { useClaim } from '../../mall/use-claim.ts'
import styles from './ShopCoupons.module.css'
import { useCouponWords } from './words.ts'

/** If at most this many coupons are left, their number is shown. */
const fewLeft = 20

type Props = { shopId: string; /** Only coupons that can apply to this product. */ productId?: string }

/** Coupons of a shop, both claimed and claimable. Renders nothing if the shop has no coupons. */
export function ShopCoupons({ shopId, productId }: Props) {
  const words = useCouponWords()
  // The server renders pages for all users alike, so it cannot know the coupons a user has claimed.
  const isHere = useIsInBrowser()
  const query = useListCouponsPages({ shop_id: shopId, ...(productId !== undefined && { product_id: productId }) }, { enabled: isHere })
  const { claim, claiming } = useClaim({ done: words.done, because: (reason) => reason && words.because[reason] })
  const coupons = query.data?.pages[0]?.list ?? []
  if (coupons.length === 0) return null
  return (
    <ul aria-label={words.title} className={styles.coupons}>
      {coupons.map((coupon) => (
        <CouponChip key={coupon.id} coupon={coupon} busy={claiming === coupon.code} onClaim={() => claim(coupon.code)} />
      ))}
    </ul>
  )
}

function CouponChip({ coupon, busy, onClaim }: { coupon: Coupon; busy: boolean; onClaim: () => void }) {
  const words = useCouponWords()
  const isVisitor = useSession().token === null
  const { title, facts } = useCouponTexts(coupon)
  return (
    <li className={styles.coupon}>
      <Icon of={IconTicket} size={20} className={styles.icon} />
      <div className={styles.words}>
        <b>{title}</b>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      </div>
      {coupon.state === 'open' ? (
        <Button
          look="soft"
          size="small"
          busy={busy}
          aria-label={isVisitor ? words.logInToClaimOf(title) : words.claimOf(title)}
          className={styles.claim}
          onClick={onClaim}
        >
          {isVisitor ? words.logInToClaim : words.claim}
        </Button>
      ) : (
        <span className={styles.had}>
          {coupon.state === 'used' ? words.used : words.claimed}
          <Icon of={IconCheck} size={18} />
        </span>
      )}
    </li>
  )
}

/** Title and conditions of a coupon, e.g. "$8.00 off". */
const useCouponTexts = (coupon: Coupon): { title: string; facts: string[] } => {
  const words = useCouponWords()
  const { price, text } = useReader()
  const titles = {
    fixed: () => words.off(price(coupon.value)),
    percent: () => words.percentOff(Number(coupon.value)),
    free_delivery: () => words.freeDelivery,
  }
  const facts = [
    coupon.scope.kind !== 'all' && text(coupon.scope, 'name'),
    coupon.first_order && words.first,
    /[1-9]/.test(coupon.threshold) && words.from(price(coupon.threshold)),
    coupon.cap !== null && words.upTo(price(coupon.cap)),
    coupon.left !== null && coupon.left <= fewLeft && words.left(coupon.left),
  ]
  return { title: titles[coupon.kind](), facts: facts.filter((fact) => typeof fact === 'string') }
}
