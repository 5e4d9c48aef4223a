import type { Kernel } from '../../../../platform/kernel.ts'
import { couponsFor, type CouponsWanted } from '../../coupons/index.ts'
import { methodsOf, type SentTo, taxRates } from '../../shipping/index.ts'
import { configValue } from '../../../foundation/settings/index.ts'
import { cachedValue } from '../../../../platform/cache/cached-values.ts'
import { planPrices, type Priced, type PricedItemInput } from './plan-prices.ts'

type BasketInput = {
  customerId: string | null
  lines: readonly PricedItemInput[]
  to: SentTo | null
  chosen: Readonly<Record<string, string>>
  couponsWanted: CouponsWanted
  isFirstOrder: boolean
}

const taxIsIncluded = ({ cache, db }: Kernel): Promise<boolean> =>
  cachedValue(cache, 'tax included', { seconds: 600, tags: ['settings'] }, async () => (await configValue(db, 'tax_included')) === true)

/** Reads all inputs of the price in parallel; most of them are cached. */
export const priceBasket = async (kernel: Kernel, { customerId, lines, ...input }: BasketInput): Promise<Priced> => {
  const shopIds = [...new Set(lines.map(({ goods }) => goods.shopId))]
  const codes = input.couponsWanted.mode === 'chosen' ? input.couponsWanted.codes : []
  const [terms, taxes, taxIncluded, coupons] = await Promise.all([
    methodsOf(kernel, shopIds),
    taxRates(kernel),
    taxIsIncluded(kernel),
    lines.length > 0 || codes.length > 0 ? couponsFor(kernel, customerId, { codes, shopIds, now: kernel.now() }) : [],
  ])
  return planPrices({ ...input, lines, terms, taxes, taxIncluded, coupons, now: kernel.now() })
}
