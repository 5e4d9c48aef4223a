/** Formatted text as a tree of the few HTML elements that the mall allows. Pages and documents are rendered from it. */
export type Written = string | { tag: WrittenTag; href?: string; inside: Written[] }

const tags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'blockquote',
  'a',
  'br',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const
export type WrittenTag = (typeof tags)[number]

/** Elements whose direct text content can only be whitespace. */
const holdsNoWords = new Set<WrittenTag>(['ul', 'ol', 'table', 'thead', 'tbody', 'tr'])

const same: Readonly<Record<string, WrittenTag>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' }
const dropped = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript'])
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  mdash: '—',
  ndash: '–',
  hellip: '…',
}
const piece = /<!--[^]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9]*)([^>]*)>|[^<]+|</g
const safeHref = /^(https?:\/\/|mailto:|#\/)/i

type Element = Exclude<Written, string>

/** Parses HTML without running it. Unknown elements are dropped but their text stays; scripts are dropped entirely. */
export function readHtml(html: string): Written[] {
  const root: Element = { tag: 'p', inside: [] }
  const open = [root]
  let skipping: string | undefined
  for (const [text, slash, rawName, attributes] of html.matchAll(piece)) {
    const name = rawName?.toLowerCase()
    if (skipping !== undefined) {
      if (slash && name === skipping) skipping = undefined
      continue
    }
    if (name === undefined) append(open, text.startsWith('<!--') ? '' : decoded(text))
    else if (dropped.has(name)) skipping = slash ? undefined : name
    else step(open, { name, closes: slash === '/', attributes: attributes ?? '' })
  }
  return root.inside
}

const append = (open: Element[], text: string) => {
  const inside = open.at(-1)
  const isBetween = open.length === 1 || (inside !== undefined && holdsNoWords.has(inside.tag))
  if (text.trim() !== '' || (text !== '' && !isBetween)) inside?.inside.push(text)
}

function step(open: Element[], { name, closes, attributes }: { name: string; closes: boolean; attributes: string }) {
  const tag = same[name] ?? tags.find((known) => known === name)
  if (!tag) return
  if (closes) {
    const at = open.findLastIndex((element, depth) => depth > 0 && element.tag === tag)
    if (at > 0) open.length = at
    return
  }
  // A table row outside a `tbody` gets one, as in browsers.
  if (tag === 'tr' && open.at(-1)?.tag === 'table') step(open, { name: 'tbody', closes: false, attributes: '' })
  const element: Element = { tag, inside: [] }
  const href = tag === 'a' ? decoded(/href\s*=\s*["']([^"']*)["']/i.exec(attributes)?.[1] ?? '') : ''
  if (safeHref.test(href)) element.href = href
  open.at(-1)?.inside.push(element)
  if (tag !== 'br') open.push(element)
}

const decoded = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const point = name[1]?.toLowerCase() === 'x' ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })

/** The plain text of a formatted text, without its elements. */
export const wordsOfHtml = (written: readonly Written[]): string =>
  written.map((each) => (typeof each === 'string' ? each : wordsOfHtml(each.inside))).join('')
