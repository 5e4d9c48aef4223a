import { useIndexAddress } from '@plaza/console'
import { CouponsPage, couponViews } from '@plaza/console/coupons'
import { useListMallCouponsPages } from '../../../calls/content.ts'
import { hrefOf } from '../../../paths.ts'

/** Coupons that the mall issues and pays for, with the numbers of claims and uses. */
export default function CouponsScreen() {
  const at = useIndexAddress({ views: couponViews })
  const query = useListMallCouponsPages(at.view === 'all' ? {} : { state: at.view })
  return <CouponsPage giver="mall" at={at} query={query} hrefOf={(id) => hrefOf('coupon', id === undefined ? undefined : { id })} />
}
