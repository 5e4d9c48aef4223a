import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../../packages/design/dist', import.meta.url))
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export type GalleryServer = { address: string; close: () => Promise<void> }

/** Serves the built gallery on a free port. */
export const serveGallery = async (): Promise<GalleryServer> => {
  if (!existsSync(join(dist, 'gallery.html'))) throw new Error('The gallery is not built: npm run gallery:build -w @plaza/design')

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    const path = normalize(join(dist, pathname === '/' ? 'gallery.html' : pathname))
    const body = path.startsWith(dist) ? await readFile(path).catch(() => undefined) : undefined
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
