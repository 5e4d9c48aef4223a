import type { ProductCard } from '@plaza/contract'
import { type Localized, languages } from '@plaza/values'
import type { QueryClient } from '@tanstack/react-query'
import { type SeenProduct, recentlySeen } from '../../mall/recently-seen.ts'

/** A product stored on this device: either the data of its card, or only its name and picture. */
export type Remembered = { id: string; names: Localized<'name'>; card?: ProductCard; seen?: SeenProduct }

export const maxRemembered = 24

/** Normalizes text for comparison: case, accents and character width are ignored. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

const isCard = (value: object): value is ProductCard =>
  'id' in value && 'variants' in value && 'price' in value && 'items_left' in value && 'rating_count' in value && 'shop' in value

/** Collects the products in an answer, at any depth. */
export const cardsIn = (value: unknown): ProductCard[] => {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value) && isCard(value)) return [value]
  return Object.values(value).flatMap(cardsIn)
}

/** Merges seen products and products from lists, without duplicates. Seen products come first, each with its newest data. */
export const rememberedOf = (seen: readonly SeenProduct[], cards: readonly ProductCard[]): Remembered[] => {
  const known = new Map<string, Remembered>(seen.map((each) => [each.id, { id: each.id, names: each, seen: each }]))
  for (const card of cards)
    known.set(card.id, { ...known.get(card.id), id: card.id, names: { ...known.get(card.id)?.names, ...card }, card })
  return [...known.values()]
}

/** Products whose names contain all search words. Words and names may be in any language. */
export const withWords = (remembered: readonly Remembered[], words: string): Remembered[] => {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (wanted.length === 0) return []
  const has = ({ names }: Remembered) => {
    const named = folded(languages.map((language) => names[`name_${language}`] ?? '').join('\n'))
    return wanted.every((word) => named.includes(word))
  }
  return remembered.filter(has).slice(0, maxRemembered)
}

/** Products on this device that match the words: seen products, and products in answers of this visit, newest last. */
export const findRemembered = (queries: QueryClient, words: string): Remembered[] => {
  const answers = queries
    .getQueryCache()
    .getAll()
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
  return withWords(
    rememberedOf(
      recentlySeen.current(),
      answers.flatMap(({ state }) => cardsIn(state.data)),
    ),
    words,
  )
}
