import { plural } from '@plaza/web/words'

export const en = {
  title: 'Orders',
  order: (number: string) => `Order ${number}`,
  tabs: {
    all: 'All',
    unpaid: 'Unpaid',
    to_accept: 'To accept',
    to_ship: 'To ship',
    shipped: 'Shipped',
    done: 'Done',
    cancelled: 'Cancelled',
  },
  columns: {
    number: 'Order',
    customer: 'Customer',
    pieces: 'Pieces',
    total: 'Amount',
    status: 'Status',
    next: 'Next',
    placed: 'Placed',
    payment: 'Payment',
    way: 'Delivery',
  },
  from: 'From',
  to: 'To',
  search: 'Search by order number, goods or name',
  by: (day: string) => `By ${day}`,
  refundsOpen: (n: number) => plural('en', n, { one: '# refund request', other: '# refund requests' }),
  empty: 'No orders here',
  emptyText: 'They appear here as soon as somebody buys.',
  csv: 'CSV',
  bulk: {
    accept: (n: number) => plural('en', n, { one: 'Accept # order', other: 'Accept # orders' }),
    ship: (n: number) => plural('en', n, { one: 'Ship # order', other: 'Ship # orders' }),
    slips: 'Packing slips',
    accepted: (n: number) => plural('en', n, { one: '# order accepted', other: '# orders accepted' }),
    shipped: (n: number) => plural('en', n, { one: '# order shipped', other: '# orders shipped' }),
    someNot: (n: number) =>
      plural('en', n, {
        one: '# order was not done. Open it to see why.',
        other: '# orders were not done. What is wrong stands beside them.',
      }),
    shipTitle: (n: number) => plural('en', n, { one: 'Ship # order', other: 'Ship # orders' }),
    carrier: 'Carrier',
    numbers: 'Tracking numbers',
    numbersHint: 'One per line, in the order of the list; or the order number before it.',
    tooMany: (n: number) => plural('en', n, { one: '# line belongs to no order', other: '# lines belong to no order' }),
    missing: (n: number) => plural('en', n, { one: '# order has no number yet and stays', other: '# orders have no number yet and stay' }),
  },
}

export type OrderWords = typeof en
