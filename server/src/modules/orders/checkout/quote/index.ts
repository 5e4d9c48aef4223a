export { makeQuote } from './make-quote.ts'
export { priceWants } from './price-wants.ts'
export { type QuoteChange, type QuoteContent, type Wants, quoteContent, planChanges, saleOf } from './quote-content.ts'
export { type QuoteRow, forgetQuotes, ownQuote } from './quote-rows.ts'
