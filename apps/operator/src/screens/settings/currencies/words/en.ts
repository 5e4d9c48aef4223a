export const en = {
  title: 'Currencies',
  text: 'Everything is charged in the base currency; in the others it is only shown. A newer decision ends what was planned before it.',
  add: 'Add a currency',
  change: 'Change',
  code: 'Code',
  symbol: 'Symbol',
  rate: 'Rate',
  rateHint: 'How much of it one unit of the base currency is',
  from: 'From when on',
  fromHint: 'Left empty: at once',
  offered: 'Shoppers can choose it',
  save: 'Save',
  saved: 'Shoppers see it now',
  base: 'Base currency',
  rests: 'Not offered',
  since: 'since',
  history: 'Rates so far',
  coming: 'Planned',
}

export type CurrencyWords = typeof en
