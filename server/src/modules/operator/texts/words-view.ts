import type { MallWords } from '@plaza/contract'
import { languages } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { localizedOut } from '../../../platform/documents/localized.ts'
import { ownTexts } from '../../../platform/documents/texts/index.ts'
import { unchanged, versionsOf } from '../../approvals/changelog/index.ts'
import { knownTexts, namesIn } from './known-texts.ts'
import { currentText, staleIn } from './plan-words.ts'

const urgency = ({ missing, stale, own }: MallWords): number => (missing.length > 0 ? 0 : stale.length > 0 ? 1 : own.length > 0 ? 2 : 3)

/** All texts of the mall: texts with missing translations first, then texts older than their English version, then changed texts. */
export const toTextsView = async (db: Db): Promise<MallWords[]> => {
  const own = await ownTexts(db)
  const versions = await versionsOf(
    db,
    'words',
    knownTexts.map(({ key }) => key),
  )
  return knownTexts
    .map((known): MallWords => {
      const { key, about, standard } = known
      const texts = own.get(key) ?? null
      const said = Object.fromEntries(languages.map((lang) => [lang, currentText(known, texts, lang)]))
      return {
        ...{ key, about, names: namesIn(standard.en), own: languages.filter((lang) => texts?.[lang] !== undefined) },
        ...localizedOut('text', said),
        ...{ missing: languages.filter((lang) => !said[lang]), stale: staleIn(known, texts), version: versions.get(key) ?? unchanged },
      }
    })
    .toSorted((one, other) => urgency(one) - urgency(other))
}
