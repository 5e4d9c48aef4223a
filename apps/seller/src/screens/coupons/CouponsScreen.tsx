import { useIndexAddress } from '@plaza/console'
import { CouponsPage, couponViews } from '@plaza/console/coupons'
import { useListShopCouponsPages } from '../../calls/coupons.ts'
import { hrefOf } from '../../paths.ts'

/** What the shop gives, with how many have it and how many used it. */
export default function CouponsScreen() {
  const at = useIndexAddress({ views: couponViews })
  const asked = useListShopCouponsPages(at.view === 'all' ? {} : { state: at.view })
  return <CouponsPage giver="shop" at={at} asked={asked} hrefOf={(id) => hrefOf('coupon', id === undefined ? undefined : { id })} />
}
