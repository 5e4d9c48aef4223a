import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

export type DocumentTemplate = { html: string; scriptHashes: readonly string[]; styleHashes: readonly string[] }

export const contentSecurityHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const inline = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\bsrc=)([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes]) => !attributes?.includes('application/json'))
    .map(([, , text]) => text ?? '')

/** The built page, with the hashes of its inline scripts and styles. Only these scripts and styles may run. */
export const readTemplate = async (path: string): Promise<DocumentTemplate> => {
  const html = await readFile(path, 'utf8')
  return {
    html,
    scriptHashes: inline(html, 'script').map(contentSecurityHash),
    styleHashes: inline(html, 'style').map(contentSecurityHash),
  }
}

export const escapedText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** JSON that is safe inside a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

type Filling = {
  /** The language and currency in which the page was rendered. */
  drawn: string
  lang: string
  manifest: string
  title: string
  description: string
  style: string
  root: string
  /** JSON that is safe inside a script element. */
  boot: string
  address: string
}

export const fillTemplate = (template: DocumentTemplate, filling: Filling): string => {
  const head = [
    `<title>${escapedText(filling.title)}</title>`,
    `<meta name="description" content="${escapedText(filling.description)}">`,
    `<link rel="manifest" href="${escapedText(filling.manifest)}">`,
    `<link rel="canonical" href="${escapedText(filling.address)}">`,
    `<style id="tokens">${filling.style}</style>`,
  ].join('')
  const parts: Record<string, string> = {
    '%LANG%': filling.lang,
    '%DRAWN%': escapedText(filling.drawn),
    '<!--app-head-->': head,
    '<!--app-root-->': filling.root,
    '<!--app-boot-->': `<script type="application/json" id="boot">${filling.boot}</script>`,
  }
  return template.html.replace(/%LANG%|%DRAWN%|<!--app-(?:head|root|boot)-->/g, (mark) => parts[mark] ?? '')
}
