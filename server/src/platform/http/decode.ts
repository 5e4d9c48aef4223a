import qs from 'qs'
import { TransportFailure } from '../jobs/transport-failure.ts'

export type Plain = string | Plain[] | { [name: string]: Plain }
export type PlainFields = { [name: string]: Plain }

const most = { depth: 5, items: 200, fields: 2000 }

/** Rejects bytes that are not UTF-8 and text that contains NUL or half a surrogate pair. */
const utf8 = new TextDecoder('utf-8', { fatal: true })
export const readText = (bytes: Buffer): string => {
  try {
    const text = utf8.decode(bytes)
    return checkedText(text)
  } catch {
    throw new TransportFailure(400)
  }
}

const halfPair = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
export const checkedText = (text: string): string => {
  if (text.includes('\0') || halfPair.test(text)) throw new TransportFailure(400)
  return text
}

const percentIsFine = (text: string): boolean => {
  if (!text.includes('%')) return true
  try {
    return !decodeURIComponent(text.replace(/\+/g, ' ')).includes('\0')
  } catch {
    return false
  }
}

const mapped = (fields: object, read: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, read(value)]))

/** List indexes start at 0 or are omitted, as in `tag[]=x`. Indexes that do not include 0 are IDs: `delivery[7]=express` belongs to row 7. */
const withLists = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withLists)
  const isList = '0' in value && Object.keys(value).every((name) => /^[0-9]{1,6}$/.test(name))
  if (!isList) return mapped(value, withLists)
  const items: unknown[] = Object.values(value)
  return (items.length === 1 && Array.isArray(items[0]) ? items[0] : items).map(withLists)
}

/** Parses `a=1&b[0][c]=2`: brackets nest fields, with limits on depth, length and number. */
export const decodeForm = (text: string): PlainFields => {
  if (!percentIsFine(text)) throw new TransportFailure(400)
  try {
    const fields = qs.parse(text, {
      depth: most.depth,
      strictDepth: true,
      parseArrays: false,
      arrayLimit: most.items,
      parameterLimit: most.fields,
      throwOnLimitExceeded: true,
      allowPrototypes: false,
      plainObjects: false,
    })
    return plain(mapped(fields, withLists), 0) as PlainFields
  } catch {
    throw new TransportFailure(400)
  }
}

export const decodeJson = (text: string): PlainFields => {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TransportFailure(400)
  return plain(value, 0) as PlainFields
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new TransportFailure(400)
  }
}

/** Rejects numbers beyond JavaScript's exact integers. Such an ID would silently become a neighbouring ID. */
const exactNumber = (value: number): string => {
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new TransportFailure(400)
  return String(value)
}

/** Converts JSON numbers and booleans to the text that a form would send, so that the same validation serves both. */
const plain = (value: unknown, depth: number): Plain | undefined => {
  if (depth > most.depth + 1) throw new TransportFailure(400)
  if (typeof value === 'string') return checkedText(value)
  if (typeof value === 'number') return exactNumber(value)
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (value === null || value === undefined) return undefined
  if (Array.isArray(value)) {
    if (value.length > most.items) throw new TransportFailure(400)
    return value.map((item) => plain(item, depth + 1) ?? '')
  }
  const fields: { [name: string]: Plain } = {}
  const entries = Object.entries(value as object)
  if (entries.length > most.fields) throw new TransportFailure(400)
  for (const [name, item] of entries) {
    checkedText(name)
    if (name === '__proto__' || name === 'constructor' || name === 'prototype') continue
    const read = plain(item, depth + 1)
    if (read !== undefined) fields[name] = read
  }
  return fields
}
