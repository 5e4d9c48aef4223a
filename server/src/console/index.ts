import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { findBeside } from '../kernel/beside.ts'
import type { Door, House } from '../kernel/http/door.ts'
import { pageHeaders } from '../kernel/http/security-headers.ts'
import { readTemplate } from '../storefront/document.ts'
import { makeConsolePage } from './console-page.ts'

/** The built console lies beside the server: in the repository, or in a container. */
const builtAt = (): string | null => {
  const path = findBeside(import.meta.url, '../../../apps/seller/dist', '../../apps/seller/dist', './seller')
  return path && existsSync(join(path, 'index.html')) ? path : null
}

/** Only requests to the sellers' host find what stands under it, whatever their port: a proxy may stand before us. */
const onHostOf = (sellerUrl: string) => ({ host: new RegExp(`^${new URL(sellerUrl).hostname.replaceAll('.', '\\.')}(:\\d+)?$`, 'i') })

/** The console of the shops: at the beginning of its own host, with files that anybody may have; what it shows is asked for with a seller's token. */
const serveConsole = async ({ app, kernel }: House): Promise<void> => {
  const built = builtAt()
  if (!built) {
    kernel.log.warn('the console of the shops is not built; only its calls are served')
    return
  }
  const { sellerUrl } = kernel.environment
  const template = await readTemplate(join(built, 'index.html'))
  const headers = pageHeaders({ https: sellerUrl.startsWith('https:') })
  await app.register(fastifyStatic, {
    root: join(built, 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1] ?? '')
    },
  })
  app.get('/', { constraints: onHostOf(sellerUrl) }, async (_request, reply) => {
    const { html, headers: said } = await makeConsolePage(kernel, template)
    return reply.headers(said).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
  })
}

export const consoleDoor: Door = { what: 'the console of the shops', at: ['/console/assets/*'], open: serveConsole }
