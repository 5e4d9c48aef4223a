/** Position in a list: the last row's sort value and its id. Clients treat it as an opaque string. */
export type Cursor = { by: string; value: string; id: string }

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify([cursor.by, cursor.value, cursor.id])).toString('base64url')

/** Null for a cursor that this server did not issue or that belongs to another list. */
export const readCursor = (text: string, by: string, valueShape: RegExp): Cursor | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(read) || read.length !== 3) return null
    const [list, value, id] = read as unknown[]
    if (list !== by || typeof value !== 'string' || typeof id !== 'string') return null
    return valueShape.test(value) && (valueShape !== timeShape || isMoment(value)) && isId(id) ? { by, value, id } : null
  } catch {
    return null
  }
}

export const timeShape = /^(\d{4})-(\d\d)-(\d\d)[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:?[0-5]\d)?$/
export const numberShape = /^-?\d{1,18}(\.\d{1,20})?(e[+-]?\d{1,2})?$/
export const integerShape = /^-?\d{1,18}$/

/** Accepts only dates that exist in the calendar. PostgreSQL rejects other dates, and a forged cursor must not cause a server error. */
const isMoment = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = timeShape.exec(text)?.slice(1, 4).map(Number) ?? []
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const greatestId = '9223372036854775807'
const isId = (text: string): boolean => /^[1-9][0-9]{0,18}$/.test(text) && (text.length < greatestId.length || text <= greatestId)
