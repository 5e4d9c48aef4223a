import * as z from 'zod/mini'
import { call } from '../call.ts'
import { list, localizedFields, oneOf, optional, text, translatedOrEmpty } from '../fields.ts'
import { Version } from '../approvals/changelog.ts'

/** Kinds of the mall's editable texts: refusal messages and notifications. */
export const wordKinds = ['message', 'notice'] as const
export const wordLanguages = ['zh', 'en', 'es', 'jp', 'th', 'zhtw'] as const

/** A text that the mall itself writes: the message of a refusal, or the title or body of a notification. */
export const MallWords = z.object({
  key: z.string(),
  about: z.enum(wordKinds),
  /** Placeholders of the text, written as `{name}`. */
  names: z.array(z.string()),
  ...localizedFields('text'),
  /** Languages in which the mall's text differs from the built-in text. */
  own: z.array(z.enum(wordLanguages)),
  missing: z.array(z.enum(wordLanguages)),
  /** Languages in which the text is older than the current English text. */
  stale: z.array(z.enum(wordLanguages)),
  version: z.string(),
})
export type MallWords = z.infer<typeof MallWords>

export const listWords = call({
  method: 'GET',
  path: '/operator/words',
  who: 'operator',
  summary: 'List the mall’s texts in six languages: missing ones first, then those older than their English',
  answer: z.object({ list: z.array(MallWords) }),
  refusals: { not_allowed: 3000001 },
})

export const longestWords = 600
const OverrideText = text(longestWords)
export const saveWords = call({
  method: 'POST',
  path: '/operator/words',
  who: 'operator',
  summary: 'Override a text. A language left empty keeps the original',
  input: z.object({
    key: text(100, 1),
    ...translatedOrEmpty('text', OverrideText),
    /** Languages in which staff compared the text with the English text and left it unchanged. */
    checked: optional(list(oneOf(wordLanguages), 6)),
    version: Version,
  }),
  answer: MallWords,
  refusals: { not_allowed: 3000001, words_unknown: 2000019, field_wrong: 1000008, changed_meanwhile: 3000007 },
})
