/** The parts of a TypeScript type that can be checked against a database. */
export type Shape = {
  orNull: boolean
  /** An empty list allows any value. */
  kinds: readonly Kind[]
  /** The only strings or numbers that are allowed. */
  among?: readonly (string | number)[]
  of?: Shape
  fields?: Readonly<Record<string, Shape & { optional: boolean }>>
}
export type Kind = 'text' | 'number' | 'flag' | 'time' | 'bytes' | 'list' | 'record' | 'big number'

/** An SQL statement whose rows the code reads, with the declared row type. */
export type Claim = { at: string; pieces: readonly string[]; row: Shape }

const kindOf = (value: unknown): Kind => {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'bigint') return 'big number'
  if (value instanceof Date) return 'time'
  if (Buffer.isBuffer(value)) return 'bytes'
  return Array.isArray(value) ? 'list' : 'record'
}

/** The mismatch between a value and its declared type; null if there is none. */
export const denied = (shape: Shape, value: unknown, path: string): string | null => {
  if (value === null) return shape.orNull || shape.kinds.length === 0 ? null : `${path} is null`
  if (shape.kinds.length === 0) return null
  const kind = kindOf(value)
  if (!shape.kinds.includes(kind)) return `${path} is a ${kind}, not a ${shape.kinds.join(' or ')}`
  if (shape.among && (kind === 'text' || kind === 'number') && !shape.among.includes(value as string | number))
    return `${path} is ${JSON.stringify(value)}`
  if (Array.isArray(value)) return shape.of ? firstOf(value.map((each) => denied(shape.of as Shape, each, `${path}[]`))) : null
  if (kind !== 'record' || !shape.fields) return null
  const record = value as Record<string, unknown>
  return firstOf(
    Object.entries(shape.fields).map(([name, field]) =>
      record[name] === undefined ? (field.optional ? null : `${path}.${name} is missing`) : denied(field, record[name], `${path}.${name}`),
    ),
  )
}
const firstOf = (found: readonly (string | null)[]) => found.find((each) => each !== null) ?? null

/** The kind of value that the database driver returns for each PostgreSQL type ID. */
const driven: Readonly<Record<number, Kind>> = {
  16: 'flag',
  17: 'bytes',
  ...Object.fromEntries([21, 23, 26, 700, 701].map((each) => [each, 'number' as const])),
  ...Object.fromEntries([1082, 1114, 1184].map((each) => [each, 'time' as const])),
  ...Object.fromEntries([600, 718, 1186].map((each) => [each, 'record' as const])),
}
const json = new Set([114, 3802])
const lists: Readonly<Record<number, Kind>> = {
  1000: 'flag',
  1001: 'bytes',
  ...Object.fromEntries([1005, 1007, 1028, 1021, 1022, 1231].map((each) => [each, 'number' as const])),
  ...Object.fromEntries([1115, 1182, 1185].map((each) => [each, 'time' as const])),
  ...Object.fromEntries([1008, 1009, 1014, 1015, 1016, 1040, 1041, 1231, 2951].map((each) => [each, 'text' as const])),
  1231: 'number',
}

export type Column = { name: string; dataTypeID: number }

/** The mismatches between a result's columns and the row type in the code. */
export const wrongColumns = (row: Shape, columns: readonly Column[]): string[] => {
  const known = new Map(columns.map((each) => [each.name, each.dataTypeID]))
  return Object.entries(row.fields ?? {}).flatMap(([name, field]) => {
    const type = known.get(name)
    if (type === undefined) return field.optional ? [] : [`no column answers ${name}`]
    if (json.has(type) || field.kinds.length === 0) return []
    const [kind, of] = lists[type] ? (['list', lists[type]] as const) : [driven[type] ?? 'text', undefined]
    if (!field.kinds.includes(kind)) return [`${name} is a ${kind}, not a ${field.kinds.join(' or ')}`]
    return of && field.of && field.of.kinds.length > 0 && !field.of.kinds.includes(of)
      ? [`${name} is a list of ${of}s, not of ${field.of.kinds.join(' or ')}s`]
      : []
  })
}
