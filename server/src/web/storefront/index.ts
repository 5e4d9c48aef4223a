import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { findBeside } from '../../platform/db/bundled-file.ts'
import type { HttpPlugin, AppContext } from '../../platform/http/plugin.ts'
import { choiceOf, pageKey } from '../../platform/http/fast-lane.ts'
import type { ReadyAnswer } from '../../platform/cache/response-cache.ts'
import { stalePage } from '../../platform/cache/stale.ts'
import { saysNothingElse } from '../../platform/http/answer-key.ts'
import type { PlainFields } from '../../platform/http/decode.ts'
import { httpsAt, pageHeaders } from '../../platform/http/security-headers.ts'
import { sendReady } from '../../platform/http/send-ready.ts'
import { TransportFailure } from '../../platform/jobs/transport-failure.ts'
import { readTemplate } from './document.ts'
import { requestedRoute, drawnPath, makeDrawnRoute } from './drawn-place.ts'
import { makeHomePage } from './home-page.ts'
import { makeManifest, manifestLanguage, manifestPath } from './manifest.ts'
import { readScreenStyles } from './screen-styles.ts'
import { offered } from './offered.ts'
import { renderTrouble } from './show-trouble.ts'
import type { Storefront } from './storefront.ts'

/** Finds the built storefront next to the server: in the repository, or in a container. */
const builtAt = (): string | null => {
  const path = findBeside(import.meta.url, '../../../../apps/storefront/dist', '../../apps/storefront/dist', './storefront')
  return path && ['client/index.html', 'client/screens.json', 'server/entry-server.js'].every((file) => existsSync(join(path, file)))
    ? path
    : null
}

/** Serves the storefront: hashed files, cached forever, and a first page that already contains its data. */
const serveStorefront = async ({ app, kernel, routes }: AppContext): Promise<void> => {
  const built = builtAt()
  if (!built) {
    kernel.log.warn('the storefront is not built; serving only the API')
    return
  }
  const storefront = (await import(pathToFileURL(join(built, 'server/entry-server.js')).href)) as Storefront
  const template = await readTemplate(join(built, 'client/index.html'))
  const styles = await readScreenStyles(join(built, 'client'))
  const https = httpsAt(kernel.environment.publicUrl, kernel.environment)

  await app.register(fastifyStatic, {
    root: join(built, 'client'),
    preCompressed: true,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      const headers = pageHeaders({ https })
      for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1] ?? '')
    },
  })
  app.get('/', { errorHandler: renderTrouble(storefront, kernel) }, async (request, reply) => {
    const choice = await offered({ kernel, routes }, choiceOf(request.headers.cookie))
    const key = pageKey(choice)
    const make = (before?: ReadyAnswer) => makeHomePage({ kernel, routes, storefront, template, choice, https }, before)
    const page = kernel.cache.find(key) ?? (await kernel.cache.make(key, make, stalePage))
    reply.hijack()
    sendReady(request.raw, reply.raw, page)
    return reply
  })
  app.get(drawnPath, async (request, reply) => {
    const requested = requestedRoute(request.query)
    const call = requested && storefront.routeCall(requested.address)
    if (!requested || !call) throw new TransportFailure(404)
    const choice = await offered({ kernel, routes }, requested.choice)
    const key = `PLACE ${choice.lang} ${choice.cur} ${call.name} ${JSON.stringify(call.input)}`
    const make = () => makeDrawnRoute({ kernel, routes, storefront, styles, requested: { ...requested, choice } })
    const late = routes.find(({ name }) => name === call.name)?.keep?.late
    const page = kernel.cache.find(key) ?? (await kernel.cache.make(key, make, late))
    if (saysNothingElse(request.query as PlainFields, { place: 1, lang: 1, cur: 1 }) && choice === requested.choice)
      kernel.cache.addresses.note(request.raw.url ?? '', key)
    reply.hijack()
    sendReady(request.raw, reply.raw, page)
    return reply
  })
  app.get(manifestPath, async (request, reply) => {
    const lang = manifestLanguage(request.query)
    const manifest = await kernel.cache.make(`MANIFEST ${lang}`, () => makeManifest({ kernel, routes }, storefront, lang))
    reply.hijack()
    sendReady(request.raw, reply.raw, manifest)
    return reply
  })
}

/** The storefront's files have further paths, all covered by `/*`. */
export const storefrontPlugin: HttpPlugin = { what: 'the shop', at: ['/', drawnPath, manifestPath, '/*'], open: serveStorefront }
