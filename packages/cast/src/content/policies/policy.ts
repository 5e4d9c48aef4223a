import type { Words } from '../../shape.ts'

/** A part of a policy: its heading and its paragraphs. */
export type PolicyPart = readonly [heading: string, ...paragraphs: string[]]

/**
 * A policy page. Its text may hold {shop_name}, {return_days}, {min_recharge} and {password_min_length}:
 * the page prints the mall's own settings there.
 */
export type CastPolicy = { key: 'terms' | 'support' | 'return' | 'privacy' | 'about_us' | 'user'; title: Words; body: Words }

const htmlOf = (parts: readonly PolicyPart[]): string =>
  parts.map(([heading, ...paragraphs]) => `<h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`).join('')

type Parts = { [Language in keyof Words]: readonly PolicyPart[] }

export const policy = (key: CastPolicy['key'], title: Words, parts: Parts): CastPolicy => ({
  key,
  title,
  body: {
    en: htmlOf(parts.en),
    zh: htmlOf(parts.zh),
    es: htmlOf(parts.es),
    jp: htmlOf(parts.jp),
    th: htmlOf(parts.th),
    zhtw: htmlOf(parts.zhtw),
  },
})
