/** Where a list goes on: what the last row was ordered by, and its id. Clients treat it as a word without meaning. */
export type Place = { by: string; value: string; id: string }

export const writeCursor = (place: Place): string => Buffer.from(JSON.stringify([place.by, place.value, place.id])).toString('base64url')

/** Null for a cursor that is not ours or was made for another order. */
export const readCursor = (text: string, by: string, valueShape: RegExp): Place | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(read) || read.length !== 3) return null
    const [order, value, id] = read as unknown[]
    if (order !== by || typeof value !== 'string' || typeof id !== 'string') return null
    return valueShape.test(value) && /^[1-9][0-9]{0,18}$/.test(id) ? { by, value, id } : null
  } catch {
    return null
  }
}

export const timeShape = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:?\d\d)?$/
export const numberShape = /^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/
