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

/** Kinds of settings that are figures between two bounds. */
const ranged = ['number', 'sum', 'percent'] as const
type Ranged = (typeof ranged)[number]
/** The greatest percentage that a setting takes if it names no bound of its own. */
const maxPercent = 99.99

/** An error is plain text, to which CSS adds no commas. */
const withCommas = (sum: string): string => sum.replaceAll(/\B(?=(\d{3})+\.)/g, ',')

const boundsOf = ({ kind, min, max }: MallSetting, { price }: Reader) => {
  const shown = (figure: number) =>
    kind === 'sum' ? withCommas(price(figure.toFixed(2))) : kind === 'percent' ? `${figure} %` : String(figure)
  return { min: shown(min ?? 0), max: shown(max ?? maxPercent) }
}
const rangedKind = ({ kind }: MallSetting): Ranged | undefined => ranged.find((each) => each === kind)

const valueIn = ({ kind }: MallSetting, value: string, { price }: Reader): string =>
  kind === 'sum' ? withCommas(price(value)) : kind === 'percent' ? `${value} %` : value

/** The rule of a figure, for the error beside its field. Undefined for other settings. */
export const ruleOf = (setting: MallSetting, words: WebsiteWords, reader: Reader): string | undefined => {
  const kind = rangedKind(setting)
  return kind && words.rules[kind](boundsOf(setting, reader))
}

/** The bounds of a figure, and what applies if its field is empty. */
export const hintOf = (setting: MallSetting, words: WebsiteWords, reader: Reader): string => {
  const { standard } = setting
  const emptied = `${words.emptied}: ${standard === '' ? words.none : valueIn(setting, standard, reader)}`
  return rangedKind(setting) ? `${words.range(boundsOf(setting, reader))} · ${emptied}` : emptied
}

/** The current value of a setting, formatted for reading. */
export const shownValue = (setting: MallSetting, words: WebsiteWords, reader: Reader): string => {
  const { lang } = reader
  if (setting.kind === 'switch') return setting.value === '1' ? words.on : words.off
  if (setting.kind === 'choice') return choiceOf(setting.value, words)
  if (setting.kind === 'words') return setting[`value_${lang}`] ?? setting.value_en ?? setting.standard
  if (setting.kind === 'shares') return setting.shares.length === 0 ? words.none : String(setting.shares.length)
  if (setting.value === '') return words.none
  return valueIn(setting, setting.value, reader)
}
