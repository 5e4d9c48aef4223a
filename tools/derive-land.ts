import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Derives the outline of the land for the storefront's map from Natural Earth (public domain), in the form of the package world-atlas (ISC; see
 * NOTICE). Install it in a separate folder and pass that folder: `npm install world-atlas@2.0.2`, then `npx tsx tools/derive-land.ts FOLDER`.
 */
const folder = process.argv[2]
if (!folder) throw new Error('name the folder in which world-atlas is installed')
const target = fileURLToPath(new URL('../apps/storefront/src/parts/map/land.txt', import.meta.url))

type Topology = {
  objects: { land: { geometries: { arcs: number[][][] }[] } }
  arcs: [number, number][][]
  transform: { scale: [number, number]; translate: [number, number] }
}
const { objects, arcs, transform } = JSON.parse(await readFile(join(folder, 'node_modules/world-atlas/land-110m.json'), 'utf8')) as Topology

type Point = readonly [x: number, y: number]

/** Rounds to tenths of a degree, which is precise enough for such a small outline. */
const inTenths = (arc: readonly Point[]): Point[] => {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    const at = (each: number, axis: 0 | 1) => Math.round((each * transform.scale[axis] + transform.translate[axis]) * 10)
    return [at(x, 0), at(y, 1)] as const
  })
}
const lines = arcs.map(inTenths)
const lineOf = (at: number): Point[] => (at < 0 ? (lines[~at] ?? []).toReversed() : (lines[at] ?? []))

const ringOf = (parts: readonly number[]): Point[] =>
  parts.flatMap(lineOf).filter(([x, y], at, all) => at === 0 || x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1])

/** Writes the first point, then the difference to each next point. Small numbers compress well. */
const written = (ring: readonly Point[]): string =>
  ring.map(([x, y], at) => `${x - (ring[at - 1]?.[0] ?? 0)},${y - (ring[at - 1]?.[1] ?? 0)}`).join(' ')

const rings = objects.land.geometries.flatMap((geometry) => geometry.arcs.flat()).map(ringOf)
await writeFile(
  target,
  `${rings
    .filter((ring) => ring.length > 3)
    .map(written)
    .join('\n')}\n`,
)
