export const en = {
  title: 'Stock',
  views: { all: 'All', low: 'Low stock' },
  columns: { product: 'Product', left: 'Available', onHand: 'On hand', reserved: 'Reserved', sold: 'Sold', state: 'Status' },
  low: 'Low',
  out: 'Sold out',
  enough: 'In stock',
  offSale: 'Not on sale',
  search: 'Search by product name or number',
  empty: 'No products yet',
  emptyText: 'Stock levels for each variant will appear here.',
  intakes: 'Inbound stock requests',
  bringIn: 'New stock-in',
  movements: 'Stock history',
  movement: { when: 'Date', what: 'Event', change: 'On hand', pieces: 'Units', from: 'Source' },
  kinds: {
    received: 'Received',
    reserved: 'Reserved for an order',
    released: 'Released',
    sold: 'Sold',
    returned: 'Returned',
    counted: 'Counted',
  },
  noMovements: 'No stock changes yet',
  noMovementsText: 'Changes appear here when stock arrives, sells or is corrected.',
  intake: (id: string) => `Stock-in ${id}`,
}

export type StockWords = typeof en
