import type { MallSetting } from '@plaza/contract'
import type { Db } from '../../../../platform/db/database.ts'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import { unchanged, versionsOf } from '../../../approvals/changelog/index.ts'
import { configValues } from '../../../foundation/settings/index.ts'
import { knownSettings } from './known-settings.ts'

const entriesOf = (value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).filter((each): each is [string, string] => typeof each[1] === 'string')
    : []

const shownAs = (value: unknown, standard: string): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : typeof value === 'string' || typeof value === 'number' ? String(value) : standard

export const toMallSettings = async (db: Db): Promise<MallSetting[]> => {
  const set = await configValues(db)
  const names = knownSettings.map(({ name }) => name)
  const versions = await versionsOf(db, 'config', names)
  return knownSettings.map(({ name, group, kind, standard, min, max, choices }) => ({
    ...{ name, group, kind, standard, is_set: name in set, value: shownAs(set[name], standard) },
    ...(kind === 'words' ? localizedOut('value', name in set ? Object.fromEntries(entriesOf(set[name])) : {}) : {}),
    shares: kind === 'shares' ? entriesOf(set[name]).map(([category_id, percent]) => ({ category_id, percent })) : [],
    ...{ min: min ?? null, max: max ?? null, choices: [...(choices ?? [])], version: versions.get(name) ?? unchanged },
  }))
}
