import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { tokensCss } from '@plaza/design/tokens'
import { findBeside } from '../kernel/beside.ts'
import type { Door, House } from '../kernel/http/door.ts'
import { pageHeaders } from '../kernel/http/security-headers.ts'
import { websiteConfig } from '../slices/settings/index.ts'

/** The built page lies beside the server: in the repository, or in a container. */
const builtAt = (): string | null => {
  const path = findBeside(import.meta.url, '../../../apps/operator/dist', '../../apps/operator/dist', './operator')
  return path && existsSync(join(path, 'index.html')) ? path : null
}

/** The staff's page: files that anybody may have; whatever they show is asked for with the staff's own token. */
const serveOperatorPage = async ({ app, kernel }: House): Promise<void> => {
  const built = builtAt()
  if (!built) {
    kernel.log.warn('the page of the staff is not built; only its calls are served')
    return
  }
  const headers = pageHeaders({ https: kernel.environment.publicUrl.startsWith('https:') })
  await app.register(fastifyStatic, {
    root: built,
    prefix: '/operator/',
    decorateReply: false,
    preCompressed: true,
    index: ['index.html'],
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1] ?? '')
    },
  })
  app.get('/operator', (_request, reply) => reply.redirect('/operator/'))
  app.get('/operator/tokens.css', async (_request, reply) => {
    const { brand_hue } = await websiteConfig(kernel)
    return reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(tokensCss(brand_hue))
  })
}

export const operatorDoor: Door = {
  what: 'the page of the staff',
  at: ['/operator', '/operator/tokens.css', '/operator/*'],
  open: serveOperatorPage,
}
