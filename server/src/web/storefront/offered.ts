import type { AnswerOf, getCurrency } from '@plaza/contract'
import { cachedValue } from '../../platform/cache/cached-values.ts'
import type { Choice } from '../../platform/http/fast-lane.ts'
import { askWithin, type Within } from './ask-within.ts'

const standard = 'USD'

/** Falls back from a currency that the mall does not offer, so that no page is rendered for an invented currency. */
export const offered = async (within: Within, choice: Choice): Promise<Choice> => {
  if (choice.cur === standard) return choice
  const codes = await cachedValue(within.kernel.cache, 'offered currencies', { seconds: 300, tags: ['settings'] }, async () => {
    const result = await askWithin(within, { name: 'getCurrency', input: {} }, choice.lang)
    return ((result?.answer.data as AnswerOf<typeof getCurrency> | undefined)?.list ?? []).map(({ code }) => code)
  })
  return codes.includes(choice.cur) ? choice : { ...choice, cur: standard }
}
