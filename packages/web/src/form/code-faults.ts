import type { Language } from '@plaza/values'
import type { FormWords } from './form-words.ts'
import { reasonWords } from './reasons.ts'
import type { Sent } from './use-own-code.ts'

/** The server accepts a code for this time. */
const validForMs = 10 * 60_000

type Reading = { lang: Language; words: FormWords }

/** The fault of a code that the client finds before the request: no code was sent yet, none is typed, or it has another length. */
export const codeFault = (code: string, sent: Sent | undefined, { lang, words }: Reading): string | undefined => {
  if (/^\d{6}$/.test(code)) return undefined
  if (code !== '') return reasonWords(lang, 'code')
  return sent === undefined ? words.codeNotSent : words.codeMissing(sent.to)
}

/** Whether the code that this page sent has expired. */
export const isCodeOld = (sent: Sent | undefined, now: number): boolean => sent !== undefined && now - sent.at >= validForMs
