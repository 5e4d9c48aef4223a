import { refused } from '@plaza/values'
import type { Editable } from '../../../approvals/changelog/index.ts'
import { allLanguages, writeLanguage } from '../../../foundation/settings/index.ts'

export type LanguageState = { name: string; rank: number; enabled: boolean }

/** Missing translations fall back to English, so English always stays enabled. */
export const languageEdits: Editable = {
  kind: 'language',
  roles: ['owner'],
  read: async (db, code) => {
    const row = (await allLanguages(db)).find((each) => each.code === code)
    return row ? ({ name: row.name, rank: row.rank, enabled: row.enabled } satisfies LanguageState) : null
  },
  write: async (tx, code, state) => {
    const wanted = state as LanguageState | null
    if (code === null || wanted === null) throw new Error('languages neither come nor go')
    if (code === 'en' && !wanted.enabled) return refused('field_wrong', { fields: { enabled: 'base' } })
    await writeLanguage(tx, { code, name: wanted.name, rank: wanted.rank, enabled: wanted.enabled })
    return code
  },
}
