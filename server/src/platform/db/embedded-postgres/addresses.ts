import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Returns the port of the last start if it is still free, so that recorded addresses stay valid. */
export async function choosePort(dataDir: string): Promise<number> {
  const file = join(dataDir, 'port')
  const last = await lastPort(dataDir)
  const port = last > 0 && (await freePort(last)) ? last : await freePort(0)
  if (!port) throw new Error('no free port on 127.0.0.1')
  if (port !== last) await writeFile(file, `${port}\n`)
  return port
}

export const lastPort = async (dataDir: string): Promise<number> => Number(await readFile(join(dataDir, 'port'), 'utf8').catch(() => '0'))

/** Returns the port if it is free, else null. For 0, returns any free port. */
function freePort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen({ host: '127.0.0.1', port }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })
}

/** A unix socket saves a third of each round trip. Its whole path must fit into 107 bytes. */
export const socketFolder = (cluster: string): string | null =>
  Buffer.byteLength(cluster) + '/.s.PGSQL.65535.lock'.length <= 107 ? cluster : null

export type DatabaseEndpoint = { port: number; socket: string | null }

export function connectionUrl({ port, socket }: DatabaseEndpoint, person: string, password: string, database: string): string {
  const through = socket ? `?host=${encodeURIComponent(socket)}` : ''
  return `postgres://${person}:${password}@127.0.0.1:${port}/${database}${through}`
}
