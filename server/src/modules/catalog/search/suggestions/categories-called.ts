import type { Language } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { categoryTree } from '../indexer/known-headings.ts'
import { answerKeyword } from '../matches/answer-words.ts'
import { withOtherWords } from '../query/same-words.ts'
import { homeCategories } from '../results/home-categories.ts'
import { searchWords } from '../terms/terms.ts'
import { bounded } from '../words/bounded.ts'

/** A category with a smaller share of the products found is there by chance. */
const minShare = 0.1

/** Categories that the typed words or their synonyms name, and categories of the products that a search finds. The most products come first. */
export const categoriesCalled = async (kernel: Kernel, typed: string, lang: Language, most: number): Promise<number[]> => {
  const keyword = bounded(typed)
  const [tree, { hits }] = await Promise.all([categoryTree(kernel), answerKeyword(kernel, keyword, lang)])
  const named = homeCategories(tree, withOtherWords(keyword, 'world') ?? searchWords(keyword))
  const best = hits.reduce((least, { level }) => Math.min(least, level), Infinity)
  const near = hits.filter(({ level }) => level <= best + 1)
  const counts = new Map<number, number>()
  for (const { category } of near) counts.set(category, (counts.get(category) ?? 0) + 1)
  const countOf = (id: number) => counts.get(id) ?? 0
  const found = [...counts.keys()].filter((id) => named.has(id) || countOf(id) >= near.length * minShare)
  return [...new Set([...found, ...named])].toSorted((a, b) => countOf(b) - countOf(a)).slice(0, most)
}
