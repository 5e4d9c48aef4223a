import { productLimits } from '@plaza/contract'
import type { DraftOption, DraftSku } from './draft.ts'

const key = (values: readonly string[]) => JSON.stringify(values)

/** Every combination of option values; values of the first option change slowest. */
const combinations = (options: readonly DraftOption[]): string[][] =>
  options.reduce<string[][]>((made, { values }) => made.flatMap((each) => values.map((value) => [...each, value])), [[]])

/** Number of variants that the options create. */
export const sizeOf = (options: readonly DraftOption[]): number => options.reduce((size, { values }) => size * values.length, 1)

/**
 * Plans the variants for changed options. A combination that still exists or was only renamed keeps its variant. New variants get the price of the
 * first variant.
 */
export const planSkus = (
  before: { options: readonly DraftOption[]; skus: readonly DraftSku[] },
  options: readonly DraftOption[],
): DraftSku[] => {
  const filled = options.filter(({ values }) => values.length > 0)
  if (sizeOf(filled) > productLimits.skus) return [...before.skus]
  const wanted = combinations(filled)
  const known = new Map(before.skus.map((sku) => [key(sku.values), sku]))
  const goes = before.skus.filter(({ values }) => !wanted.some((each) => key(each) === key(values)))
  const comes = wanted.filter((values) => !known.has(key(values)))
  const isRenamed = goes.length === comes.length && before.options.length === filled.length
  const [first] = before.skus
  return wanted.map((values) => {
    const same = known.get(key(values))
    if (same) return same
    const at = comes.indexOf(values)
    const renamed = isRenamed ? goes[at] : undefined
    if (renamed) return { ...renamed, values }
    // A product without options has one variant. When options are added, that variant becomes the first combination.
    if (at === 0 && before.options.length === 0 && first) return { ...first, values }
    return { id: null, values, price: first?.price ?? '', image: null, left: null }
  })
}
