import { messageOf, type Code, type TransportStatus } from '@plaza/contract'
import type { Language } from '@plaza/values'
import { saidIn, type StandingWords } from '../documents/texts/said-in.ts'

/** The one shape of every answer. */
export const envelope = (code: number, message: string, data: unknown): string =>
  `{"code":${code},"message":${JSON.stringify(message)},"data":${JSON.stringify(data ?? null)}}`

export const successEnvelope = (data: unknown): string => envelope(200, 'success', data)
/** A refusal with the mall's message for its code, text overrides included. */
export const refusalEnvelope = (words: StandingWords, { code, lang, data }: { code: Code; lang: Language; data?: unknown }): string =>
  envelope(code, saidIn(words, `code.${code}`, lang, messageOf(code, lang)), data)
export const failureEnvelope = (status: TransportStatus, lang: Language, data?: unknown): string =>
  envelope(status, messageOf(status, lang), data)
