import { languages } from '@plaza/values'
import type { contentStates } from '@plaza/contract'
import { takePictures } from '../../../foundation/media/claims/index.ts'
import type { Tx } from '../../../../platform/db/database.ts'

export type WrittenTexts = Record<string, Record<string, string>>
type Sent = Readonly<Record<string, unknown>>

/** Converts form fields such as `title_en` and `title_th` into stored texts by language. Empty fields are left out. */
export const textsOf = (
  sent: Sent,
  fields: readonly string[],
  tidy: (field: string, text: string) => string = (_, text) => text,
): WrittenTexts =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const words = fields.flatMap((field) => {
        const typed = sent[`${field}_${lang}`]
        return typeof typed === 'string' && typed !== '' ? [[field, tidy(field, typed)] as const] : []
      })
      return words.length > 0 ? [[lang, Object.fromEntries(words)] as const] : []
    }),
  )

/** Number of languages that lack a text which exists in English. */
export const missingIn = (texts: WrittenTexts): number => {
  const said = Object.keys(texts['en'] ?? {}).filter((field) => texts['en']?.[field])
  return languages.filter((lang) => said.some((field) => !texts[lang]?.[field])).length
}

export const stateAt = (on: boolean, from: Date, to: Date | null, now: Date): (typeof contentStates)[number] => {
  if (!on) return 'draft'
  if (to && to <= now) return 'ended'
  return from > now ? 'planned' : 'running'
}

/** The pictures that were not in the content before and were not uploaded by this operator. */
export const unknownPictures = async (
  tx: Tx,
  wanted: readonly string[],
  { before, personId, now }: { before: readonly string[]; personId: string; now: Date },
): Promise<string[]> => {
  const fresh = wanted.filter((image) => !before.includes(image))
  const taken = await takePictures(tx, { audience: 'operator', personId, purpose: 'product', names: fresh }, now)
  return fresh.filter((image) => !taken.includes(image))
}
