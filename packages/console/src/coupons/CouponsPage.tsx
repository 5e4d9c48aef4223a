import { type ShopCoupon, shopCouponStates } from '@plaza/contract'
import { ButtonLink, Icon, IconPlus, IconTicket, PriceWords, StatusChip } from '@plaza/design'
import { dayOf, useReader } from '@plaza/web/reading'
import type { Column, Listed } from '../index-page/column.ts'
import { IndexPage } from '../index-page/IndexPage.tsx'
import type { IndexAddress } from '../index-page/use-index-address.ts'
import { useCouponWords } from './words/index.ts'
import { worthOf } from './worth-of.ts'

export const couponViews = ['all', ...shopCouponStates] as const
const tones = { running: 'success', planned: 'info', ended: 'quiet' } as const
type Props = {
  giver: 'shop' | 'mall'
  at: IndexAddress<(typeof couponViews)[number]>
  query: Listed<ShopCoupon>
  /** Address of a coupon's page; without an id, the address of the page for a new coupon. */
  hrefOf: (id?: string) => string
}

/** List of coupons, with the number of buyers who claimed and used each one. */
export function CouponsPage({ giver, at, query, hrefOf }: Props) {
  const words = useCouponWords()
  const columns = useColumns()
  const add = (
    <ButtonLink href={hrefOf()} icon={<Icon of={IconPlus} size={20} />}>
      {words.add}
    </ButtonLink>
  )
  return (
    <IndexPage
      name="coupons"
      title={words.title}
      actions={add}
      at={at}
      query={query}
      row={{ id: ({ id }) => id, name: ({ code }) => words.one(code), href: ({ id }) => hrefOf(id) }}
      columns={columns}
      views={couponViews.map((key) => ({ key, label: words.views[key] }))}
      empty={{ icon: IconTicket, title: words.empty, text: words.giver[giver].empty, action: add }}
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
    { key: 'worth', head: columns.worth, cell: (coupon) => <PriceWords text={worthOf(coupon, words, price)} /> },
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
