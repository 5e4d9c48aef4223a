import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { everyCall } from '@plaza/contract/every-call'
import { openApi } from '@plaza/contract/openapi'
import type { Making } from '../../platform/cache/response-cache.ts'
import type { HttpPlugin, AppContext } from '../../platform/http/plugin.ts'
import { httpsAt, pageHeaders } from '../../platform/http/security-headers.ts'
import { plazaVersion } from '../../platform/observability/version.ts'
import { sendReady } from '../../platform/http/send-ready.ts'
import { filterScript } from './filter-script.ts'
import { groupsOf, overviewPage, slicePage } from './pages.ts'
import { style } from './style.ts'

const cachedSeconds = 3600

/** Serves the API contract as web pages and as an OpenAPI document. */
const serveReference = ({ app, kernel }: AppContext): void => {
  const extraHeaders = pageHeaders({ https: httpsAt(kernel.environment.publicUrl, kernel.environment) })
  const serveReady = (path: string, contentType: string, body: () => string | Buffer, more: Partial<Making> = {}) =>
    app.get(path, async (request, reply) => {
      const key = `REFERENCE ${path}`
      const making = async () => ({
        body: body(),
        contentType,
        tags: ['reference'],
        seconds: cachedSeconds,
        ...more,
      })
      const ready = kernel.cache.find(key) ?? (await kernel.cache.make(key, making))
      kernel.cache.addresses.note(path, key)
      reply.hijack()
      sendReady(request.raw, reply.raw, ready)
      return reply
    })
  const servePage = (path: string, body: () => string) => serveReady(path, 'text/html; charset=utf-8', body, { extraHeaders })

  const groups = groupsOf(everyCall)
  servePage('/api/reference', () => overviewPage(groups))
  for (const group of groups) servePage(`/api/reference/${group.slice}`, () => slicePage(groups, group))
  serveReady('/api/reference/style.css', 'text/css; charset=utf-8', () => style)
  serveReady('/api/reference/filter.js', 'text/javascript; charset=utf-8', () => filterScript)
  serveReady('/api/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(openApi(everyCall, plazaVersion)))
  const typeface = readTypeface()
  if (typeface) serveReady('/api/reference/figtree.woff2', 'font/woff2', () => typeface, { cacheControl: 'public, max-age=31536000' })
}

/** The Figtree font if it is installed. Without it the page uses the device's own font. */
const readTypeface = (): Buffer | null => {
  try {
    return readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'))
  } catch {
    return null
  }
}

export const referencePlugin: HttpPlugin = {
  what: 'reference',
  at: ['/api/reference', '/api/reference/*', '/api/openapi.json'],
  open: serveReference,
}
