import { mapSettings } from './map-settings.ts'
import type { FastifyInstance } from 'fastify'
import type { HttpPlugin } from '../../../../platform/http/plugin.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { openTileFile } from './tile-file.ts'

export const tilesAt = '/map/:z/:x/:y'
const figures = /^(0|[1-9][0-9]{0,7})$/

/** Serves map tiles from the owner's file. If the file lacks a tile, for example in the ocean, the response is empty. */
const serveTiles = (app: FastifyInstance, { environment, log }: Kernel): void => {
  const map = mapSettings.of(environment)
  app.get<{ Params: Record<'z' | 'x' | 'y', string> }>(tilesAt, async ({ params: { z, x, y } }, reply) => {
    if (map?.from !== 'file' || ![z, x, y].every((each) => figures.test(each)) || Number(z) > 22) return reply.code(404).send()
    const file = await openTileFile(map.path).catch((error: unknown) => log.error({ error }, 'could not read the map file'))
    const tile = await file?.tileAt(Number(z), Number(x), Number(y))
    if (!file || !tile) return reply.code(404).send()
    return reply.type(file.contentType).header('cache-control', 'public, max-age=604800').send(tile)
  })
}

export const mapPlugin: HttpPlugin = { what: 'pictures of the map', at: [tilesAt], open: ({ app, kernel }) => serveTiles(app, kernel) }
