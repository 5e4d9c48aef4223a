import type { Language } from '@plaza/values'
import * as z from 'zod/mini'
import { boundedFetch } from './bounded-fetch.ts'
import type { AssertOutsideTransaction } from '../db/outside-transaction.ts'
import { isOwnNetwork, isSafeAddress } from './setting-shapes.ts'

/** Translates texts, all or none. Null if the service returned no translation. */
export type Translate = (texts: readonly string[], from: string, to: Language) => Promise<readonly string[] | null>
export type TranslateSettings = { url: string; key: string | null }

export const translateShape = {
  TRANSLATE_URL: z.optional(
    z
      .string()
      .check(
        z.refine((text) => isSafeAddress(text, isOwnNetwork), 'must be an address with https such as https://translate.example/translate'),
      ),
  ),
  TRANSLATE_KEY: z.optional(z.string().check(z.maxLength(500, 'must have at most 500 characters'))),
}
type RawSettings = z.output<z.ZodMiniObject<typeof translateShape>>

/** Reads the translation settings. A text describes an error. */
export const readTranslate = ({ TRANSLATE_URL: url, TRANSLATE_KEY: key }: RawSettings): TranslateSettings | null | string => {
  if (url) return { url, key: key ?? null }
  return key ? 'TRANSLATE_URL is missing; it says who is asked.' : null
}

/** Language codes of LibreTranslate and compatible services for the mall's languages. */
const tongues: Readonly<Record<Language, string>> = { en: 'en', es: 'es', jp: 'ja', th: 'th', zh: 'zh-Hans', zhtw: 'zh-Hant' }
const tongueOf = (lang: string) => (tongues as Readonly<Record<string, string>>)[lang] ?? 'auto'
const Answer = z.object({ translatedText: z.array(z.string().check(z.maxLength(5000))) })

export const makeTranslate = (
  settings: TranslateSettings | null,
  assertOutsideTransaction: AssertOutsideTransaction,
  log: (error: unknown) => void,
): Translate | null => {
  if (!settings) return null
  const whom = 'the translator'
  const ask = boundedFetch({ whom, hosts: new Set([new URL(settings.url).host]), assertOutsideTransaction })
  return async (texts, from, to) => {
    // Called outside the `try`, because the `try` turns every error into an ordinary refusal.
    assertOutsideTransaction(whom)
    try {
      const answer = await ask(settings.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          q: texts,
          source: tongueOf(from),
          target: tongues[to],
          format: 'text',
          ...(settings.key && { api_key: settings.key }),
        }),
      })
      if (!answer.ok) throw new Error(`${whom} answers ${answer.status}`)
      const { translatedText: said } = Answer.parse(await answer.json())
      if (said.length !== texts.length || said.some((text) => text.trim() === '')) throw new Error(`${whom} leaves something out`)
      return said
    } catch (error) {
      log(error)
      return null
    }
  }
}
