import { ConsolePage, FailedOne, PageSkeleton, useHeld } from '@plaza/console'
import { CouponForm, useCouponWords } from '@plaza/console/coupons'
import type { ShopCoupon } from '@plaza/contract'
import { useRoute } from '@plaza/web'
import { useEndShopCoupon, useListShopCouponsPages, useSaveShopCoupon } from '../../calls/coupons.ts'
import { hrefOf } from '../../paths.ts'
import { CategoryChoice } from './CategoryChoice.tsx'

/** Page of one coupon, new or existing. */
export default function CouponScreen() {
  const words = useCouponWords()
  const id = new URLSearchParams(useRoute().query).get('id')
  const request = useListShopCouponsPages({ limit: '50', ...(id && { id }) })
  const newest = request.data?.pages.flatMap(({ list }) => list).find((each) => each.id === id)
  const [found, onDirty] = useHeld(id, newest)
  const onLatest = async () => {
    await request.refetch()
    onDirty(false)
  }
  if (id === null) return <Form />
  if (found) return <Form key={`${found.id} ${found.version}`} coupon={found} onDirty={onDirty} onLatest={() => void onLatest()} />
  if (!request.data && !request.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.title} back={{ href: hrefOf('coupons'), label: words.title }}>
      <FailedOne of={request} />
    </ConsolePage>
  )
}

type Props = { coupon?: ShopCoupon; onDirty?: (isDirty: boolean) => void; onLatest?: () => void }
function Form({ coupon, onDirty, onLatest }: Props) {
  const save = useSaveShopCoupon()
  const end = useEndShopCoupon()
  const version = coupon?.version ?? '0'
  return (
    <CouponForm
      giver="shop"
      {...(coupon && { coupon })}
      scopes={['all', 'category', 'product']}
      choices={{ category: (choice) => <CategoryChoice {...choice} /> }}
      save={{ ...save, mutateAsync: (sent) => save.mutateAsync({ ...sent, version }) }}
      end={{ ...end, mutate: (which, callbacks) => end.mutate({ ...which, version }, callbacks) }}
      onDirty={onDirty}
      {...(onLatest && { onLatest })}
      hrefOf={(id) => (id === undefined ? hrefOf('coupons') : hrefOf('coupon', { id }))}
    />
  )
}
