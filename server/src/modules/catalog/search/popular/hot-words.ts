import type { Language } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { categoriesSelling } from '../../products/index.ts'
import { popularKeywords } from './asked-words.ts'

const shown = 10
const cachedMs = 60_000

type Names = Record<string, string>
const cached = new WeakMap<Db, { names: Names[]; until: number }>()

/** Best-selling categories do not change from one search to the next, so they are cached. */
const selling = async (db: Db): Promise<Names[]> => {
  const known = cached.get(db)
  if (known && known.until > performance.now()) return known.names
  const names = await categoriesSelling(db, shown)
  cached.set(db, { names, until: performance.now() + cachedMs })
  return names
}

/** Suggested searches: half of them popular keywords, the rest bestselling categories. */
export const hotWords = async ({ db }: Kernel, lang: Language): Promise<{ text: string }[]> => {
  const [popular, categories] = await Promise.all([popularKeywords(db, shown / 2), selling(db)])
  const texts = [...popular, ...categories.map((names) => names[lang] ?? names['en'] ?? '')].filter((text) => text !== '')
  const first = texts.filter((text, index) => texts.findIndex((each) => each.toLowerCase() === text.toLowerCase()) === index)
  return first.slice(0, shown).map((text) => ({ text }))
}
