/** The wall clock of one answer: the second in which the run began, and when this answer came. */
export type Clock = { begun: number; now: number }

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Fields whose value is drawn by chance, or depends on a picture that is. */
const drawn = /token$|^ticket$|^secret$|^url$|^nonce$|^recovery_codes$|cursor$|^bytes$|^salt$|^challenge$|^signature$|^changes_in$/
/** Counted in working days, or in months: how far away they are depends on the day of the run. */
const byWorkingDays = /^(from|to|due|decide_by)$/
const dateTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
/** Parts of texts that are drawn by chance and may come again: numbers of orders, names of files, keys of calls, invitation codes. */
const drawnAgain = /\b\d{8}-[0-9A-Z]{6}\b|\b[0-9a-f]{24}\b|\bkey-\d+-\d+\b|\b[0-9A-HJ-NP-Z]{8}\b(?=$|[&"])/g
const drawnOnce = /(?<=token=|secret=|\/demo\/gateway\/)[\w-]+/g
const idInLink = /(?<=[?&](?:\w+_)?id=)\d+/g
const codeOfEmail = /\b\d{6}\b/g
const month = /^\d{4}-\d\d$/
const day = /\b\d{4}-\d\d-\d\d\b/g
const isId = /^(id|.*_ids?)$/

/** A deadline keeps its length, a moment of the run is "now", and older moments of the demo mall are all "past". */
const moment = (text: string, field: string, { begun, now }: Clock): string => {
  const at = Date.parse(text)
  if (at <= now + hourMs / 2) return at >= begun ? 'now' : 'past'
  const isLong = at > now + 2 * dayMs - hourMs / 2
  if (!isLong) return `in ${Math.round((at - now) / hourMs)} hours`
  return byWorkingDays.test(field) ? 'in days' : `in ${Math.round((at - now) / dayMs)} days`
}

/** A day of the calendar, in days from today: days of the demo mall move with the day of the run. */
const dayFromToday = (text: string, field: string, { now }: Clock): string => {
  const days = (Date.parse(text) - Date.parse(new Date(now).toISOString().slice(0, 10))) / dayMs
  if (Math.abs(days) > 400) return text
  if (byWorkingDays.test(field)) return '<some day>'
  if (days < -1) return '<earlier day>'
  if (days <= 1) return '<about today>'
  return `<in ${days} days>`
}

const monthFromNow = (text: string, { now }: Clock): string => {
  const [year = 0, at = 0] = text.split('-').map(Number)
  const today = new Date(now)
  return `month ${(year - today.getUTCFullYear()) * 12 + at - 1 - today.getUTCMonth()}`
}

/** Gives each id the number of its first appearance, so that an answer shows which ids are the same thing. */
export const aliases = () => {
  const known = new Map<string, string>()
  return (id: string): string => {
    const alias = known.get(id) ?? `#${known.size + 1}`
    known.set(id, alias)
    return alias
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const maxListed = 3

/** The first two and the last of a long list; of a series of days only today, since its length follows the calendar. */
const someOf = (list: readonly unknown[], { now }: Clock): unknown[] => {
  const today = new Date(now).toISOString().slice(0, 10)
  if (list.every((each) => isObject(each) && each['day'] !== undefined))
    return list.filter((each) => isObject(each) && each['day'] === today)
  return list.length > maxListed ? [...list.slice(0, maxListed - 1), list.at(-1)] : [...list]
}
/** Cases stand in the order of their deadlines, some of which are counted in working days. */
const inOrder = (list: readonly unknown[]): readonly unknown[] => {
  const nameOf = (each: unknown) => (isObject(each) ? `${String(each['kind'])} ${String(each['about'])}` : '')
  const hasDeadlines = list.every((each) => isObject(each) && 'due' in each && 'about' in each)
  return hasDeadlines ? list.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))) : list
}

type How = { alias: (id: string) => string; clock: Clock }

const lineOf = (value: unknown, field: string, { alias, clock }: How): string => {
  if (drawn.test(field) && value !== null && value !== '') return '<drawn>'
  if (typeof value !== 'string') return JSON.stringify(value)
  if (dateTime.test(value)) return moment(value, field, clock)
  if (month.test(value)) return monthFromNow(value, clock)
  if (isId.test(field) && /^\d+$/.test(value)) return alias(value)
  const text = value
    .replace(drawnAgain, (each) => alias(each))
    .replace(idInLink, (each) => alias(each))
    .replace(codeOfEmail, '<code>')
    .replace(drawnOnce, '<drawn>')
    .replace(day, (each) => dayFromToday(each, field, clock))
  return JSON.stringify(text)
}

/** One line a value: its path in the answer, and the value without what chance and the clock put into it. */
export const linesOf = (value: unknown, how: How, path = '', field = ''): string[] => {
  if (Array.isArray(value)) {
    const some = someOf(inOrder(value), how.clock)
    const listed = some.flatMap((each, at) => linesOf(each, how, `${path}[${at}]`, field))
    return some.length < value.length && some.length === maxListed ? [`${path} has ${value.length}`, ...listed] : listed
  }
  if (!isObject(value)) return [`${path} = ${lineOf(value, field, how)}`]
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  // What staff have to decide is due in working days.
  const fieldOf = (name: string) => (name === 'at' && value['by'] === 'staff' ? 'due' : name)
  return entries.flatMap(([name, each]) => linesOf(each, how, path === '' ? name : `${path}.${name}`, fieldOf(name)))
}
