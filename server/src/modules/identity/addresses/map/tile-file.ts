import { type FileHandle, open } from 'node:fs/promises'
import { PMTiles, TileType } from 'pmtiles'

/** Map tiles in one file (PMTiles). Each tile is found by its coordinates. */
type TileFile = {
  farthestZoom: number
  nearestZoom: number
  contentType: string
  tileAt: (z: number, x: number, y: number) => Promise<Buffer | null>
}

const contentTypes: Partial<Record<TileType, string>> = {
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
}

const readTiles = async (path: string, file: FileHandle): Promise<TileFile> => {
  const archive = new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length) => {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position: offset })
      return { data: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead) }
    },
  })
  const { minZoom, maxZoom, tileType } = await archive.getHeader()
  const contentType = contentTypes[tileType]
  if (!contentType) throw new Error('it holds lines, not pictures')
  return {
    farthestZoom: minZoom,
    nearestZoom: maxZoom,
    contentType,
    tileAt: async (z, x, y) => {
      const side = 2 ** z
      if (z < minZoom || z > maxZoom || x >= side || y >= side) return null
      const found = await archive.getZxy(z, x, y)
      return found ? Buffer.from(found.data) : null
    },
  }
}

/** Node 26 crashes when it garbage-collects a file handle that was never closed. */
const openFile = async (path: string): Promise<TileFile> => {
  const file = await open(path, 'r')
  return readTiles(path, file).catch(async (error: unknown) => {
    await file.close()
    throw error
  })
}

const opened = new Map<string, Promise<TileFile>>()

/** Opens the file once and does not close it. Caches the file's directory. A failed open is retried at the next call. */
export const openTileFile = (path: string): Promise<TileFile> => {
  const known = opened.get(path) ?? openFile(path)
  opened.set(path, known)
  known.catch(() => opened.delete(path))
  return known
}
