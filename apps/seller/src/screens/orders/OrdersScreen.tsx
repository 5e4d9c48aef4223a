import { IndexPage, useIndexAddress } from '@plaza/console'
import { sellerTabs } from '@plaza/contract'
import { Icon, IconDownload, IconPackage } from '@plaza/design'
import { useNewest } from '@plaza/web/hooks'
import { useExportSoldOrders, useListSoldOrdersPages } from '../../calls/orders.ts'
import { useMay } from '../../calls/dashboard.ts'
import { FileButton } from '../../parts/files/FileButton.tsx'
import { hrefOf } from '../../paths.ts'
import { BulkOrders } from './bulk/BulkOrders.tsx'
import { useOrderColumns } from './use-order-columns.tsx'
import { useOrderWords } from './words/index.ts'

const filters = ['from', 'to'] as const

/** Orders of the shop, filtered by status, search word and order date. */
export default function OrdersScreen() {
  const words = useOrderWords()
  const columns = useOrderColumns()
  const at = useIndexAddress({ views: sellerTabs, filters })
  const wanted = {
    ...(at.view !== 'all' && { status: at.view }),
    ...(at.keyword && { keyword: at.keyword }),
    ...at.filters,
  }
  const query = useListSoldOrdersPages(wanted)
  const table = useExportSoldOrders()
  const mayMove = useMay('move_orders')
  const seesMoney = useMay('money')
  const counts = useNewest(query, (page) => page.counts)
  return (
    <IndexPage
      name="orders"
      title={words.title}
      at={at}
      query={query}
      row={{ id: ({ id }) => id, name: ({ order_no: number }) => words.order(number), href: ({ id }) => hrefOf('order', { id }) }}
      columns={columns}
      views={sellerTabs.map((key) => ({ key, label: words.tabs[key], ...(key !== 'all' && counts && { count: counts[key] }) }))}
      filters={filters.map((name) => ({ name, label: words[name], day: true }))}
      search={words.search}
      actions={
        (mayMove || seesMoney) && (
          <FileButton look="outline" icon={<Icon of={IconDownload} size={20} />} fetchFile={() => table.fetchFile(wanted)}>
            {words.csv}
          </FileButton>
        )
      }
      bulk={mayMove ? (picked, done) => <BulkOrders picked={picked} done={done} /> : undefined}
      empty={{ icon: IconPackage, title: words.empty, text: words.emptyText }}
    />
  )
}
