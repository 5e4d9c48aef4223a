import { useGetCurrency, useGetStore } from '@plaza/client'
import { type ShownAmount, price } from '@plaza/values'
import { useReader } from '../../mall/reader.ts'

/** Sums of the wallet: as the reader sees prices, and in the currency that the wallet is kept in. */
export type Sums = {
  shown: (amount: ShownAmount) => string
  base: (amount: ShownAmount) => string
  /** The currency that the wallet is kept in. */
  code: string
  symbol: string
  /** The reader sees prices in that very currency. */
  isBase: boolean
  readIn: string
}

export const useSums = (): Sums => {
  const { price: shown, currency } = useReader()
  const code = useGetStore('website_config').data?.base_currency ?? 'USD'
  const symbol = useGetCurrency().data?.list.find((each) => each.code === code)?.symbol ?? '$'
  return { shown, base: (amount) => price(amount, { symbol }), code, symbol, isBase: currency.code === code, readIn: currency.code }
}
