import { hash } from 'node:crypto'

/** Sorts fields by name, because the database and a caller return them in different orders. */
const inOrder = (_field: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The version of data that has no counter: a hash of its fields. Any change of a field changes the hash, so no code has to increment a version. */
export const versionOf = (state: unknown): string =>
  String(BigInt(`0x${hash('sha256', JSON.stringify(state, inOrder) ?? 'null', 'hex').slice(0, 14)}`))
