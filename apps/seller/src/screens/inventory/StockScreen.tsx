import { type Column, IndexPage, useIndexAddress } from '@plaza/console'
import type { StockLevel } from '@plaza/contract'
import { ButtonLink, Icon, IconBuildingWarehouse, IconPlus, StatusChip } from '@plaza/design'
import { useNewest } from '@plaza/web/hooks'
import { useReader } from '@plaza/web/reading'
import { useListStockPages } from '../../calls/inventory.ts'
import { hrefOf } from '../../paths.ts'
import { Goods, optionsOf } from './Goods.tsx'
import { useStockWords } from './words/index.ts'

const views = ['all', 'low'] as const

/** Stock of each variant: available, held and sold. A separate tab lists low stock. */
export default function StockScreen() {
  const words = useStockWords()
  const { text } = useReader()
  const columns = useColumns()
  const at = useIndexAddress({ views })
  const query = useListStockPages({ ...(at.view === 'low' && { low: '1' as const }), ...(at.keyword && { keyword: at.keyword }) })
  const low = useNewest(query, (page) => page.counts.low)
  return (
    <IndexPage
      name="stock"
      title={words.title}
      actions={
        <>
          <ButtonLink look="outline" href={hrefOf('intakes')}>
            {words.intakes}
          </ButtonLink>
          <ButtonLink href={hrefOf('newIntake')} icon={<Icon of={IconPlus} size={20} />}>
            {words.bringIn}
          </ButtonLink>
        </>
      }
      at={at}
      query={query}
      row={{
        id: ({ sku_id: id }) => id,
        name: (sku) => [text(sku, 'name'), optionsOf(sku)].filter(Boolean).join(', '),
        href: ({ sku_id: id }) => hrefOf('stockItem', { id }),
      }}
      columns={columns}
      views={views.map((key) => ({ key, label: words.views[key], ...(key === 'low' && low !== undefined && { count: low }) }))}
      search={words.search}
      empty={{ icon: IconBuildingWarehouse, title: words.empty, text: words.emptyText }}
    />
  )
}

const useColumns = (): readonly Column<StockLevel>[] => {
  const words = useStockWords()
  const { columns } = words
  return [
    { key: 'product', head: columns.product, cell: (sku) => <Goods of={sku} /> },
    {
      key: 'state',
      head: columns.state,
      cell: ({ left, low, on_sale: onSale }) => {
        if (!onSale) return <StatusChip tone="quiet">{words.offSale}</StatusChip>
        if (left === 0) return <StatusChip tone="danger">{words.out}</StatusChip>
        return low ? <StatusChip tone="warning">{words.low}</StatusChip> : <StatusChip tone="success">{words.enough}</StatusChip>
      },
    },
    { key: 'left', head: columns.left, end: true, cell: ({ left }) => <b>{left}</b> },
    { key: 'reserved', head: columns.reserved, end: true, cell: ({ reserved }) => reserved },
    { key: 'on_hand', head: columns.onHand, end: true, cell: ({ on_hand: onHand }) => onHand },
    { key: 'sold', head: columns.sold, end: true, cell: ({ sold }) => sold },
  ]
}
