/** Tax rates by country, in hundredths of a percent. `all` applies to all products, `byCategory` to a category and its subcategories. */
export type TaxRules = ReadonlyMap<string, { all: number | null; byCategory: ReadonlyMap<string, number> }>
type Taxed = { taxRate: number; categoryPath: readonly string[] }

/**
 * A product's tax rate in the country of delivery: the country's rate for the product's nearest category, otherwise the country's general rate,
 * otherwise the product's rate.
 */
export const taxRateFor = (rules: TaxRules, { taxRate, categoryPath }: Taxed, country: string | null): number => {
  const rule = country === null ? undefined : rules.get(country)
  if (!rule) return taxRate
  const nearest = categoryPath.findLast((category) => rule.byCategory.has(category))
  return (nearest === undefined ? undefined : rule.byCategory.get(nearest)) ?? rule.all ?? taxRate
}
