import { messageOf, type TransportStatus } from '@plaza/contract'
import { htmlLanguages, isLanguage, pickLanguage } from '@plaza/values'
import type { FastifyRequest } from 'fastify'

/** Of these a person is told in words of their own where they wanted a page. */
const told: readonly TransportStatus[] = [429, 500, 503]

const style =
  ':root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;box-sizing:border-box;text-align:center;font:1.125rem/1.6 system-ui,sans-serif;text-wrap:balance}'

export const pageHead: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Nothing is fetched, and nothing of it runs; its one style is its own.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

/** The failure as a page, for whoever wanted one and no page of the mall can be shown; null for a program. */
export const plainPage = (status: TransportStatus, { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | null => {
  if (!told.includes(status) || url.startsWith('/api') || !headers.accept?.includes('text/html')) return null
  const chosen = /(?:^|; )lang=(\w+)/.exec(headers.cookie?.slice(0, 4096) ?? '')?.[1] ?? ''
  const lang = isLanguage(chosen) ? chosen : pickLanguage(headers['accept-language'])
  const says = messageOf(status, lang)
  return `<!doctype html><html lang="${htmlLanguages[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${says}</title><style>${style}</style></head><body><main>${says}</main></body></html>`
}
