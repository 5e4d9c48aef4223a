/** Tax rates by country, in hundredths of a percent: for everything, or for a category and its subcategories. */
export type TaxRules = ReadonlyMap<string, { all: number | null; byCategory: ReadonlyMap<string, number> }>
type Taxed = { taxRate: number; categoryPath: readonly string[] }

/** A product's tax rate at its destination: the country's rate for its nearest category, else the country's general rate, else the product's own. */
export const taxRateFor = (rules: TaxRules, { taxRate, categoryPath }: Taxed, country: string | null): number => {
  const rule = country === null ? undefined : rules.get(country)
  if (!rule) return taxRate
  const nearest = categoryPath.findLast((category) => rule.byCategory.has(category))
  return (nearest === undefined ? undefined : rule.byCategory.get(nearest)) ?? rule.all ?? taxRate
}
