import { plural } from '@plaza/web/words'

export const en = {
  greetings: {
    morning: (shop: string) => `Good morning, ${shop}`,
    day: (shop: string) => `Good afternoon, ${shop}`,
    evening: (shop: string) => `Good evening, ${shop}`,
  },
  range: 'Days shown',
  ranges: { month: 'This month', last: 'Last month', days90: '90 days' },
  legend: {
    month: ['This month', 'Last month'],
    last: ['Last month', 'The month before'],
    days90: ['These 90 days', 'The 90 before'],
  },
  figures: 'Sales',
  sales: { amount: 'Sales amount, today', month: 'Current month', last_month: 'Last month', total: 'Total' },
  than: { amount: 'vs yesterday', month: 'vs the same days last month', last_month: 'vs the month before' },
  more: 'more',
  less: 'less',
  nothingBefore: 'Nothing to compare with',
  orders: (n: number) => plural('en', n, { one: '# order', other: '# orders' }),
  whatCounts: 'What is counted',
  definition:
    'What customers paid, on the day they paid it, less what went back to them since. Delivery and tax are in it. Days begin at midnight UTC.',
  perDay: 'Sales per day',
  onDay: (day: string, sum: string) => `${day}: ${sum}`,
  summary: (sum: string, before: string) => `${sum} in these days, ${before} in as many days before.`,
  move: 'Move from day to day',
  asTable: 'As a table',
  table: { day: 'Day', orders: 'Orders', sales: 'Sales' },
  doNext: 'Do next',
  todos: { accept: 'Accept orders', ship: 'Ship orders', refunds: 'Answer refund requests' },
  due: (when: string) => `The first is due ${when}`,
  late: 'The first is late',
  allDone: 'All done',
  allDoneText: 'Nothing waits for you.',
  newest: 'Latest orders',
  allOrders: 'All orders',
  by: (day: string) => `By ${day}`,
  noOrders: 'No orders yet',
  noOrdersText: 'They appear here as soon as somebody buys.',
  best: 'Best sellers',
  pieces: (n: number) => plural('en', n, { one: '# piece', other: '# pieces' }),
  noBest: 'Nothing sold in these days',
  noBestText: 'What sells best will stand here.',
}

export type DashboardWords = typeof en
