import type { Words } from '../../shape.ts'

/** A part of a policy: its heading, and its paragraphs and tables. */
export type PolicyPart = readonly [heading: string, ...paragraphs: string[]]

/**
 * A policy page. Its text may hold names of values in braces, such as {return_days}: the page prints there what counts in the mall
 * at that moment.
 */
export type CastPolicy = { key: 'terms' | 'support' | 'return' | 'privacy' | 'about_us' | 'user'; title: Words; body: Words }

const htmlOf = (parts: readonly PolicyPart[]): string =>
  parts
    .map(([heading, ...paragraphs]) => `<h2>${heading}</h2>${paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('')}`)
    .join('')

const row = (tag: 'th' | 'td', cells: readonly string[]): string => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

/** Rows beside each other, the first one their headings; each row is its cells between bars. */
export const table = (head: string, ...rows: readonly string[]): string => {
  const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())
  return `<table><thead>${row('th', cellsOf(head))}</thead><tbody>${rows.map((line) => row('td', cellsOf(line))).join('')}</tbody></table>`
}

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
