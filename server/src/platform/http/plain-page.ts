import { messageOf, type TransportStatus } from '@plaza/contract'
import { htmlLanguages, isLanguage, type Language, pickLanguage } from '@plaza/values'
import type { FastifyRequest } from 'fastify'

/** Failures for which a browser that requested a page gets a readable page. */
const statusesWithPage: readonly TransportStatus[] = [429, 500, 503]

const again: Readonly<Record<Language, string>> = {
  en: 'Try again',
  zh: '重试',
  zhtw: '重試',
  es: 'Volver a intentarlo',
  jp: 'もう一度試す',
  th: 'ลองอีกครั้ง',
}

const style = [
  ':root{color-scheme:light dark;--ground:#f4f9f9;--card:#fff;--line:#d5e2e1;--ink:#0d1f1e;--act:#00705f;--on-act:#fff}',
  '@media(prefers-color-scheme:dark){:root{--ground:#071312;--card:#0f1f1e;--line:#2a4341;--ink:#eaf5f4;--act:#4fdcc3;--on-act:#06201c}}',
  'body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;box-sizing:border-box;background:var(--ground);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif}',
  'main{max-width:26rem;padding:40px 32px;border:1px solid var(--line);border-radius:24px;background:var(--card);text-align:center;text-wrap:balance}',
  'h1{margin:0 0 24px;font-size:1.25rem;line-height:1.4}',
  'a{display:inline-block;padding:10px 24px;border-radius:999px;background:var(--act);color:var(--on-act);font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}',
].join('')

export const pageHead: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // The page loads nothing and runs no script. Its one style is inline.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

/** An HTML error page for a browser, when no page of the mall can be shown. Null for other clients. */
export const plainPage = (status: TransportStatus, { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | null => {
  if (!statusesWithPage.includes(status) || url.startsWith('/api') || !headers.accept?.includes('text/html')) return null
  const chosen = /(?:^|; )lang=(\w+)/.exec(headers.cookie?.slice(0, 4096) ?? '')?.[1] ?? ''
  const lang = isLanguage(chosen) ? chosen : pickLanguage(headers['accept-language'])
  const says = messageOf(status, lang)
  return `<!doctype html><html lang="${htmlLanguages[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${says}</title><style>${style}</style></head><body><main><h1>${says}</h1><a href="">${again[lang]}</a></main></body></html>`
}
