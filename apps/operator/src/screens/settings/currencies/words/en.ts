export const en = {
  title: 'Currencies',
  text: 'All charges are in the base currency. Other currencies are for display only. A new rate replaces any scheduled before it.',
  add: 'Add currency',
  change: 'Edit',
  code: 'Code',
  symbol: 'Symbol',
  rate: 'Rate',
  rateHint: 'How much one unit of the base currency is worth',
  from: 'Effective from',
  fromHint: 'Leave empty to start right away',
  offered: 'Shoppers can choose this currency',
  save: 'Save',
  saved: 'Saved. Shoppers can see it now.',
  base: 'Base currency',
  rests: 'Not offered',
  since: 'since',
  history: 'Rate history',
  coming: 'Scheduled',
}

export type CurrencyWords = typeof en
