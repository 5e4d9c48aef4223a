import { createHash } from 'node:crypto'
import { tokensCss } from '@plaza/design/tokens'
import { escapeHtml, htmlLanguages, type Language } from '@plaza/values'
import type { FastifyReply } from 'fastify'
import { httpsAt, pageHeaders } from '../../../../platform/http/security-headers.ts'
import type { Kernel } from '../../../../platform/kernel.ts'

export { pickLanguage as languageOfBrowser } from '@plaza/values'

export const hidden = ([name, value]: [string, string]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`

const style = `${tokensCss(320)}
*{box-sizing:border-box}body{margin:0 auto;max-width:440px;padding:32px 16px 64px;font:400 16px/24px system-ui,sans-serif;background:var(--bg);color:var(--ink)}
main{padding:24px;border-radius:20px;background:var(--surface);border:1px solid var(--line)}h1{font-size:24px;line-height:30px;margin:0 0 4px}
p{margin:0 0 16px;color:var(--ink-2)}b{display:block;margin:0 0 16px;font-size:28px;line-height:34px}form{display:grid;gap:10px}
button{min-height:48px;padding:10px 16px;border-radius:12px;border:1px solid var(--line-strong);background:var(--surface);color:var(--ink);font:600 16px/24px system-ui,sans-serif;cursor:pointer}
:focus-visible{outline:3px solid var(--brand-ink);outline-offset:2px}`

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

export type GatewayPage = { html: string; script: string | null; formHost: string | null }
export const page = (
  lang: Language,
  title: string,
  inner: string,
  { script = null, formHost = null }: Partial<Pick<GatewayPage, 'script' | 'formHost'>> = {},
): GatewayPage => ({
  script,
  formHost,
  html: `<!doctype html><html lang="${htmlLanguages[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${inner}</main>${script === null ? '' : `<script>${script}</script>`}</body></html>`,
})

/** Sends a page that runs only its inline script. Its form may post only to the configured host. */
export const showPage = (reply: FastifyReply, { environment }: Pick<Kernel, 'environment'>, { html, script, formHost }: GatewayPage) => {
  const headers = pageHeaders({
    styleHashes: [hashOf(style)],
    scriptHashes: script === null ? [] : [hashOf(script)],
    forms: formHost === null ? [] : [formHost],
    https: httpsAt(environment.publicUrl, environment),
  })
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}
