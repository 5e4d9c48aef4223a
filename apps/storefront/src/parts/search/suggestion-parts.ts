import type { Suggestion } from '@plaza/contract'

export type TextPart = { text: string; typed: boolean }

/** Splits a suggestion into the typed and the added parts. Invalid ranges are ignored. */
export const textParts = (text: string, matched: readonly (readonly [number, number])[]): TextPart[] => {
  const parts: TextPart[] = []
  let at = 0
  for (const [from, to] of matched.toSorted(([one], [other]) => one - other)) {
    const end = Math.min(to, text.length)
    if (from < at || end <= from) continue
    if (from > at) parts.push({ text: text.slice(at, from), typed: false })
    parts.push({ text: text.slice(from, end), typed: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), typed: false })
  return parts
}

export const maxSuggestions = 8
const order: readonly Suggestion['kind'][] = ['query', 'category', 'product', 'brand', 'shop']

/** Suggestions grouped by kind, in display and keyboard order. `at` is the index of the group's first suggestion in the whole list. */
export type SuggestionGroup = { kind: Suggestion['kind']; at: number; list: Suggestion[] }
export const groupSuggestions = (suggestions: readonly Suggestion[]): SuggestionGroup[] => {
  let at = 0
  return order.flatMap((kind) => {
    const list = suggestions.filter((each) => each.kind === kind)
    const group = { kind, at, list }
    at += list.length
    return list.length > 0 ? [group] : []
  })
}

/** At most eight suggestions, in display order. */
export const orderSuggestions = (suggestions: readonly Suggestion[]): Suggestion[] =>
  groupSuggestions(suggestions.slice(0, maxSuggestions)).flatMap((group) => group.list)
