import { useIndexAddress } from '@plaza/console'
import { CouponsPage, couponViews } from '@plaza/console/coupons'
import { useListShopCouponsPages } from '../../calls/coupons.ts'
import { hrefOf } from '../../paths.ts'

/** Coupons of the shop, with the numbers of claims and uses. */
export default function CouponsScreen() {
  const at = useIndexAddress({ views: couponViews })
  const query = useListShopCouponsPages(at.view === 'all' ? {} : { state: at.view })
  return <CouponsPage giver="shop" at={at} query={query} hrefOf={(id) => hrefOf('coupon', id === undefined ? undefined : { id })} />
}
