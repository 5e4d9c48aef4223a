import type { MallSetting } from '@plaza/contract'
import type { Reader } from '@plaza/web/reading'
import type { WebsiteWords } from './words/en.ts'

export type SettingGroup = keyof WebsiteWords['groups']

/** Settings of the named groups, in the order of `groups`. */
export const groupsOf = (list: readonly MallSetting[], groups: readonly SettingGroup[]): [SettingGroup, MallSetting[]][] =>
  groups
    .map((group): [SettingGroup, MallSetting[]] => [group, list.filter((each) => each.group === group)])
    .filter(([, settings]) => settings.length > 0)

export const nameOf = (name: string, words: WebsiteWords): string => (words.names as Readonly<Record<string, string>>)[name] ?? name

export const choiceOf = (value: string, words: WebsiteWords): string => (words.choices as Readonly<Record<string, string>>)[value] ?? value

/** The current value of a setting, formatted for reading. */
export const shownValue = (setting: MallSetting, words: WebsiteWords, { lang, price }: Reader): string => {
  if (setting.kind === 'switch') return setting.value === '1' ? words.on : words.off
  if (setting.kind === 'choice') return choiceOf(setting.value, words)
  if (setting.kind === 'words') return setting[`value_${lang}`] ?? setting.value_en ?? setting.standard
  if (setting.kind === 'shares') return setting.shares.length === 0 ? words.none : String(setting.shares.length)
  if (setting.value === '') return words.none
  if (setting.kind === 'sum') return price(setting.value)
  return setting.kind === 'percent' ? `${setting.value} %` : setting.value
}
