import type { MallSetting } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { WebsiteWords } from './words/en.ts'

type Group = keyof WebsiteWords['groups']
const groups: Record<Group, true> = {
  shop: true,
  links: true,
  paying: true,
  orders: true,
  withdrawals: true,
  sellers: true,
  accounts: true,
}

/** Settings by what they are about, in the order they come in. */
export const groupsOf = (list: readonly MallSetting[]): [Group, MallSetting[]][] =>
  (Object.keys(groups) as Group[])
    .map((group): [Group, MallSetting[]] => [group, list.filter((each) => each.group === group)])
    .filter(([, settings]) => settings.length > 0)

export const nameOf = (name: string, words: WebsiteWords): string => (words.names as Readonly<Record<string, string>>)[name] ?? name

export const choiceOf = (value: string, words: WebsiteWords): string => (words.choices as Readonly<Record<string, string>>)[value] ?? value

/** What holds now, as a person reads it. */
export const shownValue = (setting: MallSetting, words: WebsiteWords, lang: Language): string => {
  if (setting.kind === 'switch') return setting.value === '1' ? words.on : words.off
  if (setting.kind === 'choice') return choiceOf(setting.value, words)
  if (setting.kind === 'words') return setting[`value_${lang}`] ?? setting.value_en ?? setting.standard
  if (setting.kind === 'shares') return setting.shares.length === 0 ? words.none : String(setting.shares.length)
  return setting.value === '' ? words.none : setting.value
}
