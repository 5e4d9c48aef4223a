import type { Editable } from '../../../approvals/changelog/index.ts'
import { configValue, dropConfig, putConfig } from '../../../foundation/settings/index.ts'

type SettingState = { value: unknown }

/** Makes one setting editable. The state is null if the setting is not set. */
export const settingEdits: Editable = {
  kind: 'config',
  roles: ['owner'],
  read: async (db, name) => {
    const value = await configValue(db, name)
    return value === undefined ? null : ({ value } satisfies SettingState)
  },
  write: async (tx, name, state) => {
    if (name === null) throw new Error('a setting has a name')
    if (state === null) await dropConfig(tx, name)
    else await putConfig(tx, name, (state as SettingState).value)
    return name
  },
}
