import { ConsolePage, FailedOne, PageSkeleton, type ScreenProps, useHeld } from '@plaza/console'
import { CouponForm, useCouponWords } from '@plaza/console/coupons'
import type { MallCoupon } from '@plaza/contract'
import { useEndMallCoupon, useListMallCouponsPages, useSaveMallCoupon } from '../../../calls/content.ts'
import { useRests } from '../../../parts/editing/use-rests.ts'
import { History } from '../../../parts/history/History.tsx'
import { hrefOf } from '../../../paths.ts'
import { BrandChoice } from './BrandChoice.tsx'
import { CategoryChoice } from './CategoryChoice.tsx'

/** Page of one coupon of the mall, new or existing. */
export default function CouponScreen({ query }: ScreenProps) {
  const words = useCouponWords()
  const id = query.get('id')
  const request = useListMallCouponsPages({ limit: '50', ...(id && { id }) })
  const newest = request.data?.pages.flatMap(({ list }) => list).find((each) => each.id === id)
  const [found, onDirty] = useHeld(id, newest)
  if (id === null) return <Form />
  if (found) return <Form key={writtenOf(found)} coupon={found} onDirty={onDirty} />
  if (!request.data && !request.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.title} back={{ href: hrefOf('coupons'), label: words.title }}>
      <FailedOne of={request} />
    </ConsolePage>
  )
}

/** Form content for comparison. It omits the usage counts because they change while the operator edits. */
const writtenOf = (coupon: MallCoupon): string => JSON.stringify({ ...coupon, claimed: null, used: null, left: null })

function Form({ coupon, onDirty }: { coupon?: MallCoupon; onDirty?: (isDirty: boolean) => void }) {
  const save = useSaveMallCoupon()
  const end = useEndMallCoupon()
  const version = coupon?.version ?? '0'
  const rests = useRests(['owner', 'catalogue'])
  return (
    <CouponForm
      giver="mall"
      {...(coupon && { coupon })}
      scopes={['all', 'category', 'brand', 'product']}
      choices={{
        category: (choice) => <CategoryChoice {...choice} />,
        brand: (choice) => <BrandChoice {...choice} />,
      }}
      save={{ ...save, mutateAsync: (sent) => save.mutateAsync({ ...sent, version }) }}
      end={{ ...end, mutate: (which, callbacks) => end.mutate({ ...which, version }, callbacks) }}
      hrefOf={(which) => (which === undefined ? hrefOf('coupons') : hrefOf('coupon', { id: which }))}
      rests={rests}
      onDirty={onDirty}
      below={coupon && <History kind="coupon" thing={coupon.id} />}
    />
  )
}
