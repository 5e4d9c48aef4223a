import { useGetCurrency, useGetStore } from '@plaza/client'
import { type ShownAmount, price } from '@plaza/values'
import { useReader } from '../../mall/reader.ts'

/** Formats wallet amounts: in the user's display currency, and in the base currency of the wallet. */
export type Sums = {
  shown: (amount: ShownAmount) => string
  base: (amount: ShownAmount) => string
  /** The base currency of the wallet. */
  code: string
  symbol: string
  /** True if the user's display currency is the base currency. */
  isBase: boolean
  readIn: string
}

export const useSums = (): Sums => {
  const { price: shown, currency } = useReader()
  const code = useGetStore('website_config').data?.base_currency ?? 'USD'
  const symbol = useGetCurrency().data?.list.find((each) => each.code === code)?.symbol ?? '$'
  return { shown, base: (amount) => price(amount, { symbol }), code, symbol, isBase: currency.code === code, readIn: currency.code }
}
