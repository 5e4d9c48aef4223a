import { useIndexAddress } from '@plaza/console'
import { CouponsPage, couponViews } from '@plaza/console/coupons'
import { useListMallCouponsPages } from '../../../calls/content.ts'
import { hrefOf } from '../../../paths.ts'

/** What the mall gives and pays, with how many have it and how many used it. */
export default function CouponsScreen() {
  const at = useIndexAddress({ views: couponViews })
  const asked = useListMallCouponsPages(at.view === 'all' ? {} : { state: at.view })
  return <CouponsPage giver="mall" at={at} asked={asked} hrefOf={(id) => hrefOf('coupon', id === undefined ? undefined : { id })} />
}
