import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { findBeside } from '../../../../platform/db/bundled-file.ts'

export type PlaceState = { code: string; name: string; from: number; to: number }
export type Country = { code: string; states: readonly PlaceState[]; from: number; to: number }
/** City data in columns, sorted by state and then by size. It takes a few megabytes for the whole world and needs no parsing. */
type World = {
  countries: ReadonlyMap<string, Country>
  count: number
  nameOf: (city: number) => string
  allNames: () => string
  latitudes: Int16Array
  longitudes: Int16Array
  weights: Uint8Array
}

const dataPath = (): string => {
  const path = findBeside(import.meta.url, '../../../../../data/places.bin.br', '../data/places.bin.br', './data/places.bin.br')
  if (!path) throw new Error('The places are missing beside the server.')
  return path
}

const partCount = 5
const headBytes = (1 + partCount) * 4

/** Reads the file written by tools/derive-places.ts: the number of cities, the lengths of the data blocks, then the blocks. */
const read = (): World => {
  const whole = brotliDecompressSync(readFileSync(dataPath()))
  const count = whole.readUInt32LE(0)
  let at = headBytes
  const [header, names, latitudes, longitudes, weights] = Array.from({ length: partCount }, (_, part) => {
    const bytes = whole.readUInt32LE(4 + part * 4)
    at += bytes
    return whole.subarray(at - bytes, at)
  }) as [Buffer, Buffer, Buffer, Buffer, Buffer]
  const starts = startsOf(names, count)
  return {
    countries: countriesOf(header),
    count,
    nameOf: (city) => names.toString('utf8', starts[city], (starts[city + 1] ?? 0) - 1),
    allNames: () => names.toString('utf8'),
    latitudes: degreesOf(latitudes),
    longitudes: degreesOf(longitudes),
    weights: Uint8Array.from(weights),
  }
}

const degreesOf = (part: Buffer): Int16Array => Int16Array.from({ length: part.length / 2 }, (_, at) => part.readInt16LE(at * 2))

/** The offset of each line, and one offset after the last line. */
const startsOf = (names: Buffer, count: number): Uint32Array => {
  const starts = new Uint32Array(count + 1)
  let at = 0
  for (let city = 1; city < count; city += 1) {
    at = names.indexOf(10, at) + 1
    starts[city] = at
  }
  starts[count] = names.length + 1
  return starts
}

const countriesOf = (header: Buffer): ReadonlyMap<string, Country> => {
  const listed = JSON.parse(header.toString('utf8')) as [code: string, states: [code: string, name: string, cities: number][]][]
  let at = 0
  return new Map(
    listed.map(([code, states]) => {
      const from = at
      const ranges = states.map(([state, name, cities]) => ({ code: state, name, from: at, to: (at += cities) }))
      return [code, { code, states: ranges, from, to: at }]
    }),
  )
}

let cached: World | null = null
/** The place data, loaded at the first request. */
export const world = (): World => (cached ??= read())

let codes: ReadonlySet<string> | null = null
export const countryCodes = (): ReadonlySet<string> => (codes ??= new Set(world().countries.keys()))

export const coordinatesOf = (city: number): { lat: number; lng: number } => {
  const { latitudes, longitudes } = world()
  return { lat: (latitudes[city] ?? 0) / 100, lng: (longitudes[city] ?? 0) / 100 }
}
