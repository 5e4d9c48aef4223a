const text = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'blockquote', 'a', 'br']
const plain = new Set([...text, 'table', 'thead', 'tbody', 'tr', 'th', 'td'])
const isSafe = (address: string): boolean => /^(https:\/\/|mailto:|#\/)[^\s"'<>]*$/i.test(address)

const escaped = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Allows basic HTML in a text: paragraphs, headings, lists, tables, emphasis, links. All other tags are removed, so no script runs. */
export const plainHtml = (typed: string): string => {
  const open: string[] = []
  const piece = (closes: string, name: string, rest: string): string => {
    const tag = name.toLowerCase()
    if (!plain.has(tag)) return ''
    if (tag === 'br') return closes ? '' : '<br>'
    if (!closes) {
      open.push(tag)
      const address = tag === 'a' ? /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(rest) : null
      const to = address?.[1] ?? address?.[2] ?? ''
      return tag === 'a' && isSafe(to) ? `<a href="${to.replaceAll('"', '&quot;')}">` : `<${tag}>`
    }
    const at = open.lastIndexOf(tag)
    return at < 0
      ? ''
      : open
          .splice(at)
          .toReversed()
          .map((each) => `</${each}>`)
          .join('')
  }
  const tags = /<(\/?)([a-z][a-z0-9]*)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
  const without = typed.replace(/<!--[\s\S]*?-->/g, '').replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
  let tidied = ''
  let from = 0
  for (const found of without.matchAll(tags)) {
    tidied += escaped(without.slice(from, found.index)) + piece(found[1] ?? '', found[2] ?? '', found[3] ?? '')
    from = found.index + found[0].length
  }
  tidied += escaped(without.slice(from))
  return (
    tidied +
    open
      .toReversed()
      .map((each) => `</${each}>`)
      .join('')
  )
}
