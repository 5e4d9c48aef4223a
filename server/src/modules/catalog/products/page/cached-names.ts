import { cachedValue } from '../../../../platform/cache/cached-values.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { query, findOne } from '../../../../platform/db/rows.ts'

type Names = Record<string, string>
type Keeps = Pick<Kernel, 'cache' | 'db'>
const seconds = 600

/** Names of all categories, cached together: a mall has only hundreds, and each product page shows a few. */
export const cachedCategoryNames = ({ cache, db }: Keeps): Promise<ReadonlyMap<string, Names>> =>
  cachedValue(cache, 'category names', { seconds, tags: ['categories'] }, async () => {
    const rows = await query<{ id: string; names: Names }>(db)`select id, names from products.category`
    return new Map(rows.map(({ id, names }) => [id, names]))
  })

type Brand = { id: string; name: string }
export const cachedBrand = ({ cache, db }: Keeps, id: string): Promise<Brand | null> =>
  cachedValue(
    cache,
    `brand ${id}`,
    { seconds, tags: ['products'] },
    () => findOne<Brand>(db)`select id, name from products.brand where id = ${id}`,
  )

/** The mall's translations of an option (value '') and of its values. */
export type OptionWords = (option: string, value: string) => Names | undefined
export const cachedOptionWords = ({ cache, db }: Keeps): Promise<OptionWords> =>
  cachedValue(cache, 'option words', { seconds, tags: ['products'] }, async () => {
    const rows = await query<{ option: string; value: string; names: Names }>(db)`select option, value, names from products.option_word`
    const known = new Map(rows.map(({ option, value, names }) => [JSON.stringify([option, value]), names]))
    return (option, value) => known.get(JSON.stringify([option, value]))
  })
