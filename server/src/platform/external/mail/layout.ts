import { escapeHtml } from '@plaza/values'
import type { Email } from './mail.ts'

/** Replaces the `{names}` in a text with values. */
export const fill = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

type Written = {
  to: string
  lang: string
  subject: string
  paragraphs: readonly string[]
  code?: string | undefined
  shopName: string
}

const font = "font:16px/24px system-ui,-apple-system,'Segoe UI',sans-serif;color:#1b1f1e"

/** One email, as plain text and as HTML without external resources. */
export const layOut = ({ to, lang, subject, paragraphs, code, shopName }: Written): Email => ({
  to,
  subject,
  text: [...(code ? [code] : []), ...paragraphs, shopName].join('\n\n'),
  html:
    `<!doctype html><html lang="${escapeHtml(lang)}"><body style="margin:0;padding:24px;${font}"><h1 style="font-size:20px;line-height:28px;margin:0 0 16px">${escapeHtml(subject)}</h1>` +
    (code ? `<p style="font-size:32px;line-height:40px;letter-spacing:6px;font-weight:700;margin:0 0 16px">${escapeHtml(code)}</p>` : '') +
    paragraphs.map((each) => `<p style="margin:0 0 12px">${escapeHtml(each)}</p>`).join('') +
    `<p style="margin:24px 0 0;color:#5b6461">${escapeHtml(shopName)}</p></body></html>`,
})
