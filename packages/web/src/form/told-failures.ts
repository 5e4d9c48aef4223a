import { isCallFailure } from '@plaza/client'
import { type Language, dateLocales } from '@plaza/values'
import type { FormWords } from './form-words.ts'

type Told = { field?: 'code'; text: string }

/** The mall's text for a failed sign-in, with its figures. Failures unknown here are left to the form. */
export const toldFailure = (error: unknown, words: FormWords, lang: Language, now: number): Told | undefined => {
  if (!isCallFailure(error)) return undefined
  const data = (error.data ?? {}) as { retry_after?: number; tries_left?: number }
  if (error.reason === 'paused' && typeof data.retry_after === 'number') {
    const time = new Intl.DateTimeFormat(dateLocales[lang], { hour: 'numeric', minute: '2-digit' }).format(now + data.retry_after * 1000)
    return { text: words.paused(time) }
  }
  if (error.reason === 'code_wrong') return { field: 'code', text: data.tries_left ? words.codeWrong(data.tries_left) : words.codeOver }
  return undefined
}
