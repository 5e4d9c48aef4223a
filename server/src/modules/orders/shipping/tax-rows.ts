import { sql } from 'kysely'
import { changed } from '../../../platform/cache/invalidate.ts'
import { cachedValue } from '../../../platform/cache/cached-values.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { query } from '../../../platform/db/rows.ts'
import type { TaxRules } from './tax-rate-for.ts'

const tag = 'tax'

/** The tax rules of all countries that have rules, cached until a rule changes. */
export const taxRates = ({ cache, db }: Pick<Kernel, 'cache' | 'db'>): Promise<TaxRules> =>
  cachedValue(cache, 'tax rules', { seconds: 600, tags: [tag] }, async () => {
    const found = await query<{ country: string; category_id: string | null; rate: number }>(db)`
      select country, category_id, rate from shipping.tax_rule order by country, category_id`
    const rules = new Map<string, { all: number | null; byCategory: Map<string, number> }>()
    for (const { country, category_id: category, rate } of found) {
      const rule = rules.get(country) ?? { all: null, byCategory: new Map<string, number>() }
      if (category === null) rule.all = rate
      else rule.byCategory.set(category, rate)
      rules.set(country, rule)
    }
    return rules
  })

type NewTaxRule = { country: string; categoryId: string | null; rate: number }

export const putTaxRule = async (tx: Tx, { country, categoryId, rate }: NewTaxRule): Promise<void> => {
  await sql`insert into shipping.tax_rule (country, category_id, rate) values (${country}, ${categoryId}, ${rate})
    on conflict (country, category_id) do update set rate = excluded.rate`.execute(tx)
  await changed(tx, [tag])
}
