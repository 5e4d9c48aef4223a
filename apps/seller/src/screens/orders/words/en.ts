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
}

export type OrderWords = typeof en
