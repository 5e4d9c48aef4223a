import type { Language } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { categoriesSelling } from '../../products/index.ts'
import { maxAsked } from './asked-words.ts'

const shown = 10
const cachedMs = 60_000

type Names = Record<string, string>
const kept = new WeakMap<Db, { names: Names[]; until: number }>()

/** Best-selling categories do not change from one search to the next, so they are cached. */
const selling = async (db: Db): Promise<Names[]> => {
  const known = kept.get(db)
  if (known && known.until > performance.now()) return known.names
  const names = await categoriesSelling(db, shown)
  kept.set(db, { names, until: performance.now() + cachedMs })
  return names
}

/** Half from popular searches, the rest from bestselling categories. */
export const hotWords = async ({ db }: Kernel, lang: Language): Promise<{ text: string }[]> => {
  const [asked, categories] = await Promise.all([maxAsked(db, shown / 2), selling(db)])
  const texts = [...asked, ...categories.map((names) => names[lang] ?? names['en'] ?? '')].filter((text) => text !== '')
  const first = texts.filter((text, index) => texts.findIndex((each) => each.toLowerCase() === text.toLowerCase()) === index)
  return first.slice(0, shown).map((text) => ({ text }))
}
