export { currencyRows, writeCurrency } from './currency-rows.ts'
export { addRate, latestRate, nextRateAt, rateHistory, rateInForce, trimmed } from './rates.ts'
