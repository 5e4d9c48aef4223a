import { IconLayoutDashboard, IconPackage, IconReceiptRefund, IconTag, StatusChip } from '@plaza/design'
import { useState } from 'react'
import { Entries } from '../frame/Entries.tsx'
import { Card } from '../pages/Card.tsx'
import { Facts } from '../pages/Facts.tsx'
import { Read } from '../words/ReadEnglish.tsx'
import { BulkBar } from './BulkBar.tsx'
import type { Column } from './column.ts'
import { FilterBar } from './FilterBar.tsx'
import { IndexCards } from './IndexCards.tsx'
import { IndexTable } from './IndexTable.tsx'
import { usePicked } from './use-picked.ts'
import { Views } from './Views.tsx'

type Row = { id: string; who: string; sum: string; state: string; tone: 'info' | 'warning' | 'success' }
const rows: Row[] = [
  { id: '20261121-0087', who: 'Mali S. · Bangkok', sum: '$48.00', state: 'Paid', tone: 'info' },
  { id: '20261121-0081', who: 'María-José Fernández de la Fuente Gómez', sum: '$1889.00', state: 'Refund asked', tone: 'warning' },
  { id: '20261120-0432', who: 'Li Wei · Shenzhen', sum: '$59.80', state: 'Delivered', tone: 'success' },
]
const columns: Column<Row>[] = [
  { key: 'id', head: 'Order', cell: ({ id }) => id },
  { key: 'who', head: 'Customer', cell: ({ who }) => who },
  { key: 'sum', head: 'Amount', end: true, sort: { up: 'sum_asc', down: 'sum_desc' }, cell: ({ sum }) => sum },
  { key: 'state', head: 'Status', cell: ({ state, tone }) => <StatusChip tone={tone}>{state}</StatusChip> },
]
const row = { id: ({ id }: Row) => id, name: ({ id }: Row) => `Order ${id}`, href: ({ id }: Row) => `#${id}` }

function Table() {
  const picked = usePicked(rows, row.id)
  const [sort, setSort] = useState('sum_desc')
  return <IndexTable label="Orders" {...{ rows, row, columns, picked, sort }} at={1} onAt={() => {}} onSort={setSort} />
}
function Cards() {
  const picked = usePicked(rows, row.id)
  return <IndexCards label="Orders as cards" {...{ rows, row, columns, picked }} at={-1} onAt={() => {}} />
}

const at = {
  ...{ view: 'to_ship', keyword: '', sort: '', filters: { from: '2026-11-01' }, isNarrowed: true },
  change: () => {},
  clear: () => {},
}
const views = [
  { key: 'all', label: 'All' },
  { key: 'to_ship', label: 'To ship', count: 12 },
  { key: 'done', label: 'Done', count: 1200 },
]
const entries = [
  { to: '/', name: 'Dashboard', icon: IconLayoutDashboard, tab: true, count: 0 },
  { to: '/orders', name: 'Orders', icon: IconPackage, tab: true, count: 12 },
  { to: '/refunds', name: 'Refund requests', icon: IconReceiptRefund, tab: false, count: 1200 },
  { to: '/products', name: 'Products', icon: IconTag, tab: true, count: 0 },
]

export const stories = {
  name: 'Parts of a console',
  cases: {
    'The sidebar, with what waits': () => (
      <div style={{ maxWidth: 224 }}>
        <Entries entries={entries} lit="/orders" />
      </div>
    ),
    'Views, search and chips': () => (
      <Read>
        <Views views={views} at={at} />
        <FilterBar at={at} filters={[{ name: 'from', label: 'From', day: true }]} search="Search by order number" />
      </Read>
    ),
    'A list as a table': () => (
      <Read>
        <Table />
      </Read>
    ),
    'The same list as cards': () => (
      <Read>
        <Cards />
      </Read>
    ),
    'What can be done with those that are picked': () => (
      <Read>
        <BulkBar count={3} onClear={() => {}}>
          <b>Accept 3 orders</b>
        </BulkBar>
      </Read>
    ),
    'A card with facts': () => (
      <Card title="Your earnings">
        <Facts
          facts={[
            ['Sold for', '$48.00'],
            ['Commission 5.00%', '−$2.40'],
            ['You get', '$45.60'],
          ]}
        />
      </Card>
    ),
  },
}
