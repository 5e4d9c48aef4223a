import { IndexPage, useIndexAddress } from '@plaza/console'
import { sellerTabs } from '@plaza/contract'
import { IconPackage } from '@plaza/design'
import { useListSoldOrdersPages } from '../../calls/orders.ts'
import { hrefOf } from '../../paths.ts'
import { useOrderColumns } from './use-order-columns.tsx'
import { useOrderWords } from './words/index.ts'

const filters = ['from', 'to'] as const

/** The orders of the shop: by where they stand, by a word, by the days they were placed on. */
export default function OrdersScreen() {
  const words = useOrderWords()
  const columns = useOrderColumns()
  const at = useIndexAddress({ views: sellerTabs, filters })
  const asked = useListSoldOrdersPages({
    ...(at.view !== 'all' && { status: at.view }),
    ...(at.keyword && { keyword: at.keyword }),
    ...at.filters,
  })
  const counts = asked.data?.pages[0]?.counts
  return (
    <IndexPage
      name="orders"
      title={words.title}
      at={at}
      asked={asked}
      row={{ id: ({ id }) => id, name: ({ order_no: number }) => words.order(number), href: ({ id }) => hrefOf('order', { id }) }}
      columns={columns}
      views={sellerTabs.map((key) => ({ key, label: words.tabs[key], ...(key !== 'all' && counts && { count: counts[key] }) }))}
      filters={filters.map((name) => ({ name, label: words[name], day: true }))}
      search={words.search}
      empty={{ icon: IconPackage, title: words.empty, text: words.emptyText }}
    />
  )
}
