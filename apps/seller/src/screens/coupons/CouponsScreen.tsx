import { type Column, IndexPage, useIndexAddress } from '@plaza/console'
import { type ShopCoupon, shopCouponStates } from '@plaza/contract'
import { ButtonLink, Icon, IconPlus, IconTicket, StatusChip } from '@plaza/design'
import { dayOf, useReader } from '@plaza/web/reading'
import { useListShopCouponsPages } from '../../calls/coupons.ts'
import { hrefOf } from '../../paths.ts'
import { useCouponWords } from './words/index.ts'
import { worthOf } from './worth-of.ts'

const views = ['all', ...shopCouponStates] as const
const tones = { running: 'success', planned: 'info', ended: 'quiet' } as const

/** What the shop gives, with how many have it and how many used it. */
export default function CouponsScreen() {
  const words = useCouponWords()
  const columns = useColumns()
  const at = useIndexAddress({ views })
  const asked = useListShopCouponsPages(at.view === 'all' ? {} : { state: at.view })
  const add = (
    <ButtonLink href={hrefOf('coupon')} icon={<Icon of={IconPlus} size={20} />}>
      {words.add}
    </ButtonLink>
  )
  return (
    <IndexPage
      name="coupons"
      title={words.title}
      actions={add}
      at={at}
      asked={asked}
      row={{ id: ({ id }) => id, name: ({ code }) => words.one(code), href: ({ id }) => hrefOf('coupon', { id }) }}
      columns={columns}
      views={views.map((key) => ({ key, label: words.views[key] }))}
      empty={{ icon: IconTicket, title: words.empty, text: words.emptyText, action: add }}
    />
  )
}

const useColumns = (): readonly Column<ShopCoupon>[] => {
  const words = useCouponWords()
  const { columns } = words
  const { lang, text, price } = useReader()
  return [
    { key: 'code', head: columns.code, cell: ({ code }) => <b>{code}</b> },
    { key: 'name', head: columns.name, cell: (coupon) => text(coupon, 'name') },
    { key: 'worth', head: columns.worth, cell: (coupon) => worthOf(coupon, words, price) },
    { key: 'state', head: columns.state, cell: ({ running }) => <StatusChip tone={tones[running]}>{words.views[running]}</StatusChip> },
    {
      key: 'claimed',
      head: columns.claimed,
      end: true,
      cell: ({ claimed, total }) => (total === null ? claimed : words.of(claimed, total)),
    },
    { key: 'used', head: columns.used, end: true, cell: ({ used }) => used },
    { key: 'ends', head: columns.ends, cell: ({ ends_at: at }) => (at ? <time dateTime={at}>{dayOf(at, lang)}</time> : words.never) },
  ]
}
