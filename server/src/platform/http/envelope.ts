import { messageOf, type Code, type TransportStatus } from '@plaza/contract'
import type { Language } from '@plaza/values'
import { saidIn, type CurrentTexts } from '../documents/texts/said-in.ts'

/** The common format of all responses. */
export const envelope = (code: number, message: string, data: unknown): string =>
  `{"code":${code},"message":${JSON.stringify(message)},"data":${JSON.stringify(data ?? null)}}`

export const successEnvelope = (data: unknown): string => envelope(200, 'success', data)
/** A refusal with the mall's message for its code, or with the operator's replacement text. */
export const refusalEnvelope = (words: CurrentTexts, { code, lang, data }: { code: Code; lang: Language; data?: unknown }): string =>
  envelope(code, saidIn(words, `code.${code}`, lang, messageOf(code, lang)), data)
export const failureEnvelope = (status: TransportStatus, lang: Language, data?: unknown): string =>
  envelope(status, messageOf(status, lang), data)
