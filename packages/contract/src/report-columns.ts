/** What each report tells of a day, in this order; days are UTC, and sums are in the base currency. */
export const reportColumns = {
  sales: ['day', 'placed', 'paid', 'sum'],
  refunds: ['day', 'asked', 'refunded', 'sum'],
  balances: ['day', 'assets', 'liabilities', 'own', 'difference'],
  promises: ['day', 'kind', 'decided', 'kept', 'promised_minutes', 'median_minutes'],
  checks: ['day', 'runs', 'red', 'difference'],
} as const
export const reports = ['sales', 'refunds', 'balances', 'promises', 'checks'] as const satisfies readonly (keyof typeof reportColumns)[]
export type Report = (typeof reports)[number]
export type ReportColumn = (typeof reportColumns)[Report][number]
