import type { MallLanguage } from '@plaza/contract'
import type { Db } from '../../../../platform/db/database.ts'
import { unchanged, versionsOf } from '../../../approvals/changelog/index.ts'
import { allLanguages } from '../../../foundation/settings/index.ts'

export const toLanguagesView = async (db: Db): Promise<MallLanguage[]> => {
  const rows = await allLanguages(db)
  const codes = rows.map(({ code }) => code)
  const versions = await versionsOf(db, 'language', codes)
  return rows.map(({ code, name, rank, enabled }) => ({ code, name, enabled, rank, version: versions.get(code) ?? unchanged }))
}
