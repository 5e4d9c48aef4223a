import { hourMs, dayMs } from '@plaza/values'
/** The clock of one response: the second in which the run began, and the time of the response. */
export type Clock = { begun: number; now: number }

/** Fields with a random value, or with a value derived from a random picture. */
const drawn = /token$|^ticket$|^secret$|^url$|^nonce$|^recovery_codes$|cursor$|^bytes$|^salt$|^challenge$|^signature$|^changes_in$/
/** Fields about the run's database, its job queue and its audit log. */
const ofMachine = /^jobs\.(waiting|running)$|^database\.(connections|most_connections|version)$|^chain\.(seals|head|verified_up_to)$/
/** A duration measured during the run. On a slow machine it takes minutes. */
const tookMinutes = /^median_minutes$/
const slowMinutes = 30
/** Time fields counted in working days. Their distance from today depends on the weekday of the run. */
const momentByWorkingDays = /^(due|decide_by)$/
const dayByWorkingDays = /^(from|to)$/
const dateTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
/** Random parts of texts that may appear more than once: numbers of orders, parcels and transfers, file names, idempotency keys, invitation codes. */
const drawnAgain =
  /\b0{40}[0-9a-f]{24}\b|\b[24]0000\d{5}\b|\b\d{8}-[0-9A-Z]{6}\b|\b[0-9a-f]{24}\b|\bkey-\d+-\d+\b|\b[0-9A-HJ-NP-Z]{8}\b(?=$|[&"])/g
const drawnOnce = /(?<=token=|secret=|\/demo\/gateway\/)[\w-]+/g
const idInLink = /(?<=[?&](?:\w+_)?id=|%3Fid%3D|\bT-0*)[1-9]\d*/g
/** The ID in a key such as `order:7:cancelled`. */
const idInKey = /(?<=^[a-z][a-z_-]*:(?:[\w-]+:)*)\d+(?=$|:)/g
const momentInText = /\b\d{4}-\d\d-\d\dT[\d:.]+Z/g
const timeOfDay = /(?<=\b\d{4}-\d\d-\d\d )\d\d:\d\d(?= UTC)/g
const codeOfEmail = /\b\d{6}\b/g
const month = /^\d{4}-\d\d$/
const day = /\b\d{4}-\d\d-\d\d\b/g
/** A date in the text of an email or notice, such as `4 December 2026` or `1 Dec 2026, 00:00 UTC`. Its distance from today may count working days. */
const dayInWords = /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]* \d{4}\b(?:, \d\d:\d\d(?= UTC))?/g
/** The version of a setting is the ID of its last change, `0` without a change. */
const isId = /^(id|.*_ids?|version)$/

/** Replaces a time. A future time becomes its distance from now, a time within the run becomes "now", and an older time becomes "past". */
const moment = (text: string, field: string, { begun, now }: Clock): string => {
  const at = Date.parse(text)
  if (at <= now + hourMs / 2) return at >= begun ? 'now' : 'past'
  const isLong = at > now + 2 * dayMs - hourMs / 2
  if (!isLong) return `in ${Math.round((at - now) / hourMs)} hours`
  return momentByWorkingDays.test(field) ? 'in days' : `in ${Math.round((at - now) / dayMs)} days`
}

/** Replaces a date by its distance from today in days, because the dates of the demo mall move with the day of the run. */
const dayFromToday = (text: string, field: string, { now }: Clock): string => {
  const days = (Date.parse(text) - Date.parse(new Date(now).toISOString().slice(0, 10))) / dayMs
  if (Math.abs(days) > 400) return text
  if (dayByWorkingDays.test(field)) return '<some day>'
  if (days < -1) return '<earlier day>'
  if (days <= 1) return '<about today>'
  return `<in ${days} days>`
}

const monthFromNow = (text: string, { now }: Clock): string => {
  const [year = 0, at = 0] = text.split('-').map(Number)
  const today = new Date(now)
  return `month ${(year - today.getUTCFullYear()) * 12 + at - 1 - today.getUTCMonth()}`
}

/** Replaces each ID by the number of its first appearance, so that a recorded response shows which IDs are equal. */
export const aliases = () => {
  const known = new Map<string, string>()
  return (id: string): string => {
    const alias = known.get(id) ?? `#${known.size + 1}`
    known.set(id, alias)
    return alias
  }
}

type How = {
  alias: (id: string) => string
  clock: Clock
  /** Keeps rows that contain this text. The empty text matches every row. */ rowsWith?: string | undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const maxListed = 3

/**
 * Shortens a long list to its first two rows, the last row and the rows selected by `rowsWith`. A series of days keeps only today, because its
 * length depends on the calendar.
 */
const someOf = (list: readonly unknown[], { clock: { now }, rowsWith }: How): unknown[] => {
  const today = new Date(now).toISOString().slice(0, 10)
  if (list.every((each) => isObject(each) && each['day'] !== undefined))
    return list.filter((each) => isObject(each) && each['day'] === today)
  const isWanted = (each: unknown, at: number) =>
    at < maxListed - 1 || at === list.length - 1 || (rowsWith !== undefined && JSON.stringify(each).includes(rowsWith))
  return list.length > maxListed ? list.filter(isWanted) : [...list]
}
/** Sorts cases by name. The mall sorts them by deadline, which depends on the weekday if it counts working days. */
const inOrder = (list: readonly unknown[]): readonly unknown[] => {
  const nameOf = (each: unknown) => (isObject(each) ? `${String(each['kind'])} ${String(each['about'])}` : '')
  const hasDeadlines = list.every((each) => isObject(each) && 'due' in each && 'about' in each)
  return hasDeadlines ? list.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))) : list
}

const lineOf = (value: unknown, path: string, field: string, { alias, clock }: How): string => {
  if (ofMachine.test(path)) return '<of the machine>'
  if (drawn.test(field) && value !== null && value !== '') return '<drawn>'
  if (tookMinutes.test(field) && typeof value === 'number' && value < slowMinutes) return '<a few>'
  if (typeof value !== 'string') return JSON.stringify(value)
  if (dateTime.test(value)) return moment(value, field, clock)
  if (month.test(value)) return monthFromNow(value, clock)
  if (isId.test(field) && /^[1-9]\d*$/.test(value)) return alias(value)
  const text = value
    .replace(drawnAgain, (each) => alias(each))
    .replace(momentInText, (each) => moment(each, field, clock))
    .replace(timeOfDay, '<time>')
    .replace(dayInWords, '<some day>')
    .replace(idInLink, (each) => alias(each))
    .replace(idInKey, (each) => alias(each))
    .replace(codeOfEmail, '<code>')
    .replace(drawnOnce, '<drawn>')
    .replace(day, (each) => dayFromToday(each, field, clock))
  return JSON.stringify(text)
}

/** One line for each value of a response: its path, and the value without random and time-dependent parts. */
export const linesOf = (value: unknown, how: How, path = '', field = ''): string[] => {
  if (Array.isArray(value)) {
    const some = someOf(inOrder(value), how)
    const listed = some.flatMap((each, at) => linesOf(each, how, `${path}[${at}]`, field))
    return some.length < value.length && some.length >= maxListed ? [`${path} has ${value.length}`, ...listed] : listed
  }
  if (!isObject(value)) return [`${path} = ${lineOf(value, path, field, how)}`]
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  // The deadline of a staff decision counts working days, so it is treated like a `due` field.
  const fieldOf = (name: string) => (name === 'at' && value['by'] === 'staff' ? 'due' : name)
  return entries.flatMap(([name, each]) => linesOf(each, how, path === '' ? name : `${path}.${name}`, fieldOf(name)))
}
