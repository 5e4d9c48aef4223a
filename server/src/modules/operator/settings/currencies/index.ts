export { currencyEdits } from './currency-edits.ts'
export { listCurrencies } from './list-currencies.ts'
export { saveCurrency } from './save-currency.ts'
