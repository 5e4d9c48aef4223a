import { writeFile } from 'node:fs/promises'
import { zxyToTileId } from 'pmtiles'

export type Tile = { z: number; x: number; y: number; body: Buffer }
const [none, png] = [1, 2]

/** Encodes a variable-length integer, lowest seven bits first. The eighth bit says that more bytes follow. */
const varint = (value: number): number[] => (value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))])

/** Writes a map file (PMTiles, version 3) with these pictures, without leaf directories or compression. */
export const writeMapFile = async (path: string, tiles: readonly Tile[], kind = png): Promise<void> => {
  const sorted = tiles.map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) })).toSorted((a, b) => a.id - b.id)
  const directory = Buffer.from([
    ...varint(sorted.length),
    ...sorted.flatMap(({ id }, at) => varint(id - (sorted[at - 1]?.id ?? 0))),
    ...sorted.flatMap(() => varint(1)),
    ...sorted.flatMap(({ body }) => varint(body.length)),
    // Each picture's data follows directly after the previous one.
    ...sorted.flatMap((_tile, at) => varint(at === 0 ? 1 : 0)),
  ])
  const [metadata, data] = [Buffer.from('{}'), Buffer.concat(sorted.map(({ body }) => body))]
  const head = Buffer.alloc(127)
  head.write('PMTiles')
  head[7] = 3
  const parts = [
    127,
    directory.length,
    127 + directory.length,
    metadata.length,
    0,
    0,
    127 + directory.length + metadata.length,
    data.length,
  ]
  for (const [at, value] of [...parts, sorted.length, sorted.length, sorted.length].entries())
    head.writeBigUInt64LE(BigInt(value), 8 + at * 8)
  const zooms = sorted.map(({ z }) => z)
  head.set([1, none, none, kind, Math.min(...zooms), Math.max(...zooms)], 96)
  await writeFile(path, Buffer.concat([head, directory, metadata, data]))
}
