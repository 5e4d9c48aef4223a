import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { getMapTiles } from '@plaza/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openMall, type SmallMall } from '../../../../../test/mall.ts'
import { writeMapFile } from '../../../../../test/map-file.ts'
import { readSettings, routesOf } from '../../../../mall.ts'
import { manifest } from '../module.ts'
import { mapPlugin } from './serve-tiles.ts'

const picture = (colour: string) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: colour } })
    .png()
    .toBuffer()
const open: SmallMall[] = []
const withMap = async (settings: Record<string, string>) => {
  const mall = await openMall(routesOf(manifest), settings, (context) => mapPlugin.open(context))
  open.push(mall)
  return mall
}
const mapInfo = async ({ origin }: SmallMall) =>
  ((await (await fetch(`${origin}/api${getMapTiles.path}`)).json()) as { data: unknown }).data
afterAll(() => Promise.all(open.map((mall) => mall.end())))

describe('map from a local file', () => {
  let mall: SmallMall
  let [sea, land] = [Buffer.of(), Buffer.of()]
  beforeAll(async () => {
    ;[sea, land] = await Promise.all([picture('#aad'), picture('#dea')])
    const path = join(inject('dataDir'), 'world.pmtiles')
    await writeMapFile(path, [
      { z: 0, x: 0, y: 0, body: sea },
      { z: 2, x: 3, y: 1, body: land },
    ])
    mall = await withMap({ MAP_TILES: path, MAP_ATTRIBUTION: '© Mapmakers', MAP_ATTRIBUTION_URL: 'https://makers.example/about' })
  })
  it('is described with its zoom range and attribution', async () => {
    const about = 'https://makers.example/about'
    expect(await mapInfo(mall)).toEqual({ tiles: '/map/{z}/{x}/{y}', least_zoom: 0, most_zoom: 2, attribution: '© Mapmakers', about })
  })
  it('serves each tile with a cache time of one week', async () => {
    const answers = await Promise.all(['0/0/0', '2/3/1'].map((tile) => fetch(`${mall.origin}/map/${tile}`)))
    expect(answers.map(({ headers }) => [headers.get('content-type'), headers.get('cache-control')])).toEqual(
      [0, 1].map(() => ['image/png', 'public, max-age=604800']),
    )
    expect(await Promise.all(answers.map(async (each) => Buffer.from(await each.arrayBuffer())))).toEqual([sea, land])
  })
  it.each(['1/0/0', '2/0/0', '2/9/9', '3/0/0', '99/0/0', '2/-1/0', '2/x/0', '2/3/1.png', '2/03/1'])('returns 404 for %s', async (tile) => {
    expect((await fetch(`${mall.origin}/map/${tile}`)).status).toBe(404)
  })
})

it('a file of vector tiles, or no file, leaves the mall without a map', async () => {
  const path = join(inject('dataDir'), 'lines.pmtiles')
  await writeMapFile(path, [{ z: 0, x: 0, y: 0, body: Buffer.from('lines') }], 1)
  for (const MAP_TILES of [path, '/nowhere/at-all.pmtiles'])
    expect(await mapInfo(await withMap({ MAP_TILES, MAP_ATTRIBUTION: '©' }))).toBeNull()
  // A system without /proc does not list open files, so there is nothing to compare.
  const handles = await readdir('/proc/self/fd').catch(() => [])
  const paths = await Promise.all(handles.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')))
  expect(paths.filter((each) => each === path)).toEqual([])
})

it('a map of another host is returned as configured, and a mall without one has none', async () => {
  const mall = await withMap({ MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png?key=1', MAP_ATTRIBUTION: '© Makers', MAP_DEEPEST: '17' })
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png?key=1'
  expect(await mapInfo(mall)).toEqual({ tiles, least_zoom: 0, most_zoom: 17, attribution: '© Makers', about: null })
  expect((await fetch(`${mall.origin}/map/0/0/0`)).status).toBe(404)
  expect(await mapInfo(await withMap({}))).toBeNull()
})

it.each([
  [{ MAP_TILES: 'https://tiles.example/{z}/{x}.png', MAP_ATTRIBUTION: '©' }, 'MAP_TILES must be'],
  [{ MAP_TILES: 'http://tiles.example/{z}/{x}/{y}.png', MAP_ATTRIBUTION: '©' }, 'MAP_TILES must be'],
  [{ MAP_TILES: 'https://a;img-src.example/{z}/{x}/{y}', MAP_ATTRIBUTION: '©' }, 'MAP_TILES must be'],
  [{ MAP_TILES: 'map.pmtiles', MAP_ATTRIBUTION: '©' }, 'MAP_TILES must be'],
  [{ MAP_TILES: '/srv/map.pmtiles' }, 'MAP_ATTRIBUTION is missing'],
  [{ MAP_ATTRIBUTION: '©' }, 'MAP_TILES is missing'],
])('a wrong map configuration fails at startup: %j', (values, said) => {
  expect(() => readSettings(values, '/home')).toThrow(said)
})
