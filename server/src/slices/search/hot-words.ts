import { sql } from 'kysely'
import type { Language } from '@plaza/values'
import type { Kernel } from '../../kernel/kernel.ts'
import { mostAsked } from './asked-words.ts'

const shown = 10
const mostOfSelling = 60

/** Words of what sells: the categories of the products that sell most, by how much they sell. */
const categoriesSelling = async (kernel: Kernel, lang: Language): Promise<string[]> => {
  const found = await sql<{ names: Record<string, string> }>`
    with best as (select category_id, sold from search.product where tier = 0 order by sold desc limit ${mostOfSelling})
    select place.names from best join search.place on place.kind = 'category' and place.id = best.category_id
    group by place.id, place.names order by sum(best.sold) desc, place.id limit ${shown}`.execute(kernel.db)
  return found.rows.map((row) => row.names[lang] ?? row.names['en'] ?? '')
}

/** Half from what is searched, the rest from what sells. */
export const hotWords = async (kernel: Kernel, lang: Language = 'en'): Promise<{ text: string }[]> => {
  const [asked, selling] = await Promise.all([mostAsked(kernel.db, shown / 2), categoriesSelling(kernel, lang)])
  const seen = new Set<string>()
  return [...asked, ...selling]
    .filter((text) => text !== '' && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
    .slice(0, shown)
    .map((text) => ({ text }))
}
