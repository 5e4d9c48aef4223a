import { createHash, timingSafeEqual } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/** The signature does not cover its own field and the encoding field. */
const unsigned = new Set(['hash', 'encoding'])

const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|')

/**
 * The signature of a form: all field values sorted by field name, ignoring case, followed by the store key. The values are joined by bars, hashed
 * with SHA-512 and encoded in base64.
 */
export const hashVersion3 = (fields: Fields, storeKey: string): string => {
  const signed = Object.entries(fields)
    .map(([name, value]) => ({ name: name.toLowerCase(), value }))
    .filter(({ name }) => !unsigned.has(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  const text = [...signed.map(({ value }) => value), storeKey].map(escaped).join('|')
  return createHash('sha512').update(text, 'utf8').digest('base64')
}

/** Whether the fields that the bank returned have a signature made with the store key. */
export const bearsHash = (fields: Fields, storeKey: string): boolean => {
  const receivedHash = Object.entries(fields).find(([name]) => name.toLowerCase() === 'hash')?.[1] ?? ''
  const [shown, right] = [Buffer.from(receivedHash), Buffer.from(hashVersion3(fields, storeKey))]
  return shown.length === right.length && timingSafeEqual(shown, right)
}
