export { listMallSettings } from './list-mall-settings.ts'
export { saveMallSetting } from './save-mall-setting.ts'
export { settingEdits } from './setting-edits.ts'
export { knownSettings } from './known-settings.ts'
