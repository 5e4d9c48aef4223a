import { isCallFailure } from '@plaza/client'
import type { Language } from '@plaza/values'
import { timeOfDayOf } from '../reading/day.ts'
import type { FormWords } from './form-words.ts'

type FieldMessage = { field?: 'code'; text: string }

/** Message for a failed sign-in that contains a number: the time of the next attempt, or the attempts that remain. Undefined for other failures. */
export const failureText = (error: unknown, words: FormWords, lang: Language, now: number): FieldMessage | undefined => {
  if (!isCallFailure(error)) return undefined
  const data = (error.data ?? {}) as { retry_after?: number; tries_left?: number }
  if (error.reason === 'paused' && typeof data.retry_after === 'number') {
    return { text: words.paused(timeOfDayOf(now + data.retry_after * 1000, lang)) }
  }
  if (error.reason === 'code_wrong') return { field: 'code', text: data.tries_left ? words.codeWrong(data.tries_left) : words.codeOver }
  return undefined
}
