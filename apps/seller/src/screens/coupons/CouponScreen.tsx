import { ConsolePage, PageSkeleton } from '@plaza/console'
import { Failed } from '@plaza/console'
import { usePlace } from '@plaza/web'
import { useListShopCouponsPages } from '../../calls/coupons.ts'
import { hrefOf } from '../../paths.ts'
import { CouponForm } from './CouponForm.tsx'
import { useCouponWords } from './words/index.ts'

/** One coupon, new or known. */
export default function CouponScreen() {
  const words = useCouponWords()
  const id = new URLSearchParams(usePlace().query).get('id')
  const asked = useListShopCouponsPages({ limit: '50', ...(id && { id }) })
  if (id === null) return <CouponForm />
  const found = asked.data?.pages.flatMap(({ list }) => list).find((each) => each.id === id)
  if (found) return <CouponForm key={id} coupon={found} />
  if (!asked.data && !asked.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.title} back={{ href: hrefOf('coupons'), label: words.title }}>
      <Failed error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
    </ConsolePage>
  )
}
