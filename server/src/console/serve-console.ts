import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { findBeside } from '../kernel/beside.ts'
import { hasOwnHost } from '../kernel/console-urls.ts'
import type { House } from '../kernel/http/door.ts'
import { pageHeaders } from '../kernel/http/security-headers.ts'
import { readTemplate } from '../storefront/document.ts'
import { makeConsolePage } from './console-page.ts'

/** A console that this process serves: a built app, and the address that people find it at. */
export type ServedConsole = {
  app: 'seller' | 'operator'
  /** Below which its files lie, on whichever host. */
  files: '/console/' | '/operator/'
  /** For the log, where it is not built. */
  what: string
  url: string
}

/** The built console lies beside the server: in the repository, or in a container. */
const builtAt = (app: ServedConsole['app']): string | null => {
  const path = findBeside(import.meta.url, `../../../apps/${app}/dist`, `../../apps/${app}/dist`, `./${app}`)
  return path && existsSync(join(path, 'index.html')) ? path : null
}

/** Only requests to the console's host find what stands under it, whatever their port: a proxy may stand before us. */
const onHostOf = (url: string) => ({ host: new RegExp(`^${new URL(url).hostname.replaceAll('.', '\\.')}(:\\d+)?$`, 'i') })

/** A console at the beginning of its own host, or below the mall; its files anybody may have: what it shows is asked for with a token. */
export const serveConsole = async ({ app, kernel }: House, { app: name, files, what, url }: ServedConsole): Promise<void> => {
  const built = builtAt(name)
  if (!built) {
    kernel.log.warn(`${what} is not built; only its calls are served`)
    return
  }
  const template = await readTemplate(join(built, 'index.html'))
  const headers = pageHeaders({ https: url.startsWith('https:') })
  await app.register(fastifyStatic, {
    root: join(built, 'assets'),
    prefix: `${files}assets/`,
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
  const send = async (reply: FastifyReply) => {
    const { html, headers: said } = await makeConsolePage(kernel, template, url)
    return reply.headers(said).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
  }
  if (hasOwnHost(url, kernel.environment.publicUrl)) app.get('/', { constraints: onHostOf(url) }, (_request, reply) => send(reply))
  else app.get(files, (_request, reply) => send(reply))
}
