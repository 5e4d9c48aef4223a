export const en = {
  title: 'Overview',
  text: 'Today beside the same day of last week, as far as that had come. Days are UTC.',
  orders: 'Orders',
  sales: 'Sales',
  people: 'New people',
  shops: 'New shops',
  recharges: 'Recharges in',
  withdrawals: 'Withdrawals out',
  lastWeek: 'Last week',
  agree: 'The books agree.',
  disagree: 'The books do not agree.',
  toChecks: 'See the checks',
}

export type OverviewWords = typeof en
