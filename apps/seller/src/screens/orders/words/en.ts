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
    goods: 'Product',
    customer: 'Customer',
    pieces: 'Items',
    total: 'Amount',
    status: 'Status',
    next: 'Next',
    placed: 'Placed',
    payment: 'Payment',
    way: 'Delivery',
  },
  andMore: (name: string, n: number) => `${name} + ${n} more`,
  from: 'From',
  to: 'To',
  search: 'Search by order number, product or name',
  refundsOpen: (n: number) => plural('en', n, { one: '# refund request', other: '# refund requests' }),
  empty: 'No orders here',
  emptyText: 'New orders will appear here.',
  csv: 'Export CSV',
  bulk: {
    accept: (n: number) => plural('en', n, { one: 'Accept # order', other: 'Accept # orders' }),
    ship: (n: number) => plural('en', n, { one: 'Ship # order', other: 'Ship # orders' }),
    slips: 'Packing slips',
    accepted: (n: number) => plural('en', n, { one: '# order accepted', other: '# orders accepted' }),
    shipped: (n: number) => plural('en', n, { one: '# order shipped', other: '# orders shipped' }),
    someNot: (n: number) =>
      plural('en', n, {
        one: '# order couldn’t be updated. Open it to see why.',
        other: '# orders couldn’t be updated. See the reason next to each one.',
      }),
    shipTitle: (n: number) => plural('en', n, { one: 'Ship # order', other: 'Ship # orders' }),
    promised: (names: string) => `As promised to each buyer: ${names}`,
    sent: 'Shipped',
    numbers: 'Tracking numbers',
    numbersHint: 'One per line, in the order of the list, or with the order number first.',
    tooMany: (n: number) => plural('en', n, { one: '# line doesn’t match an order', other: '# lines don’t match an order' }),
    missing: (n: number) => plural('en', n, { one: '# order without a number won’t ship', other: '# orders without a number won’t ship' }),
  },
}

export type OrderWords = typeof en
