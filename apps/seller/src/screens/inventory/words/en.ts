export const en = {
  title: 'Stock',
  views: { all: 'All', low: 'Running low' },
  columns: { product: 'Product', left: 'Can be bought', onHand: 'On hand', reserved: 'Held for orders', sold: 'Sold', state: 'State' },
  low: 'Low',
  out: 'Sold out',
  enough: 'Enough',
  offSale: 'Not on sale',
  search: 'Search by product name or number',
  empty: 'No products yet',
  emptyText: 'What you sell is counted here, variant by variant.',
  intakes: 'Stock-in requests',
  bringIn: 'Bring in stock',
  movements: 'Movements',
  movement: { when: 'When', what: 'What', change: 'On hand', pieces: 'Pieces', from: 'From' },
  kinds: {
    received: 'Received',
    reserved: 'Held for an order',
    released: 'Free again',
    sold: 'Sold',
    returned: 'Came back',
    counted: 'Counted',
  },
  noMovements: 'Nothing moved yet',
  intake: (id: string) => `Stock-in ${id}`,
}

export type StockWords = typeof en
