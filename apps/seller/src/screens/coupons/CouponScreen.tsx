import { ConsolePage, FailedOne, PageSkeleton } from '@plaza/console'
import { CouponForm, useCouponWords } from '@plaza/console/coupons'
import type { ShopCoupon } from '@plaza/contract'
import { usePlace } from '@plaza/web'
import { useEndShopCoupon, useListShopCouponsPages, useSaveShopCoupon } from '../../calls/coupons.ts'
import { hrefOf } from '../../paths.ts'
import { CategoryChoice } from './CategoryChoice.tsx'

/** One coupon, new or known. */
export default function CouponScreen() {
  const words = useCouponWords()
  const id = new URLSearchParams(usePlace().query).get('id')
  const asked = useListShopCouponsPages({ limit: '50', ...(id && { id }) })
  if (id === null) return <Form />
  const found = asked.data?.pages.flatMap(({ list }) => list).find((each) => each.id === id)
  if (found) return <Form key={id} coupon={found} />
  if (!asked.data && !asked.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.title} back={{ href: hrefOf('coupons'), label: words.title }}>
      <FailedOne of={asked} />
    </ConsolePage>
  )
}

function Form({ coupon }: { coupon?: ShopCoupon }) {
  const save = useSaveShopCoupon()
  const end = useEndShopCoupon()
  return (
    <CouponForm
      giver="shop"
      {...(coupon && { coupon })}
      scopes={['all', 'category', 'product']}
      choices={{ category: (choice) => <CategoryChoice {...choice} /> }}
      save={save}
      end={end}
      hrefOf={(id) => (id === undefined ? hrefOf('coupons') : hrefOf('coupon', { id }))}
    />
  )
}
