export { type CurrencyRow, currencyRows, writeCurrency } from './currency-rows.ts'
export { type RateRow, addRate, latestRate, nextRateAt, rateHistory, rateInForce, trimmed } from './rates.ts'
