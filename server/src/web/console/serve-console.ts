import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { findBeside } from '../../platform/db/bundled-file.ts'
import { consolePaths, hasOwnHost } from '../../platform/http/console-urls.ts'
import type { AppContext } from '../../platform/http/plugin.ts'
import { httpsAt, pageHeaders } from '../../platform/http/security-headers.ts'
import { readTemplate } from '../storefront/document.ts'
import { makeConsolePage } from './console-page.ts'

/** A console that this process serves: a built app and its URL. */
type ServedConsole = {
  app: 'seller' | 'operator'
  /** Path prefix of the console's files, on every host. */
  files: '/console/' | '/operator/'
  /** Name in the log if the console is not built. */
  what: string
  url: string
}

/** Finds the built console next to the server: in the repository, or in a container. */
const builtAt = (app: ServedConsole['app']): string | null => {
  const path = findBeside(import.meta.url, `../../../../apps/${app}/dist`, `../../apps/${app}/dist`, `./${app}`)
  return path && existsSync(join(path, 'index.html')) ? path : null
}

/** A route constraint that matches only requests to the console's host. The port is ignored, because a proxy may be in front. */
const onHostOf = (url: string) => ({ host: new RegExp(`^${new URL(url).hostname.replaceAll('.', '\\.')}(:\\d+)?$`, 'i') })

/** The URL path of a console's page, and the paths that redirect to it. */
const consoleRoutesOf = (at: string, files: string) => ({
  at,
  leading: new Set([at.slice(0, -1), files.slice(0, -1), ...(files === at ? [] : [files])]),
})

/**
 * Serves a console at the root of its host. Also serves it below the mall, unless the operator set a separate host. The files are public, because
 * the console's data needs a token.
 */
export const serveConsole = async ({ app, kernel }: AppContext, { app: name, files, what, url }: ServedConsole): Promise<void> => {
  const { publicUrl, apart } = kernel.environment
  const { at, leading } = consoleRoutesOf(consolePaths[name], files)
  for (const path of leading) app.get(path, (_request, reply) => reply.redirect(at))
  if (apart[name]) app.get(at, (_request, reply) => reply.redirect(`${url}/`))
  const built = builtAt(name)
  if (!built) {
    kernel.log.warn(`${what} is not built; serving only its API`)
    return
  }
  const template = await readTemplate(join(built, 'index.html'))
  const headers = pageHeaders({ https: httpsAt(url, kernel.environment) })
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
  const send = async (reply: FastifyReply, address: string) => {
    const { html, headers: said } = await makeConsolePage(kernel, template, address)
    return reply.headers(said).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
  }
  if (hasOwnHost(url, publicUrl)) app.get('/', { constraints: onHostOf(url) }, (_request, reply) => send(reply, url))
  // A console with a separate host answers at this path only on that host, because its configured URL may end in this path.
  if (apart[name]) app.get(at, { constraints: onHostOf(url) }, (_request, reply) => send(reply, url))
  else app.get(at, (_request, reply) => send(reply, publicUrl))
}
