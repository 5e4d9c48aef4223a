export type Code = { code: string; literals: string[] }

const regexMayFollow = /(^|[=(,:;!&|?{}[\n+\-*%<>~]|\breturn|\btypeof|\bcase)\s*$/

/** Splits a program into code and string literals, and drops its comments. */
export const readCode = (text: string): Code => {
  const literals: string[] = []
  let code = ''
  let at = 0

  const skipTo = (mark: string) => {
    const end = text.indexOf(mark, at + 2)
    at = end < 0 ? text.length : end + (mark === '\n' ? 0 : mark.length)
  }
  /** A quote in HTML text starts no string. So a string ends at the end of its line at the latest. */
  const readString = (quote: string) => {
    let said = ''
    for (at += 1; at < text.length && text[at] !== quote && text[at] !== '\n'; at += 1) {
      if (text[at] === '\\') at += 1
      said += text[at] ?? ''
    }
    if (text[at] === quote) at += 1
    literals.push(said)
    code += `${quote}${quote}`
  }
  const readTemplate = () => {
    let said = ''
    for (at += 1; at < text.length && text[at] !== '`';) {
      if (text[at] === '\\') {
        said += text.slice(at, at + 2)
        at += 2
      } else if (text.startsWith('${', at)) {
        at += 2
        said += ' ? '
        code += ' '
        readUntilBrace()
      } else said += text[at++]
    }
    at += 1
    literals.push(said)
    code += '``'
  }
  const readRegex = () => {
    let inClass = false
    for (at += 1; at < text.length && text[at] !== '\n' && (inClass || text[at] !== '/'); at += 1) {
      if (text[at] === '\\') at += 1
      else if (text[at] === '[') inClass = true
      else if (text[at] === ']') inClass = false
    }
    at += 1
    code += '/./'
  }
  const readOne = () => {
    const sign = text[at] ?? ''
    if (text.startsWith('//', at)) skipTo('\n')
    else if (text.startsWith('/*', at)) skipTo('*/')
    else if (sign === "'" || sign === '"') readString(sign)
    else if (sign === '`') readTemplate()
    else if (sign === '/' && regexMayFollow.test(code.slice(-12))) readRegex()
    else {
      code += sign
      at += 1
    }
  }
  const readUntilBrace = () => {
    for (let depth = 1; at < text.length;) {
      if (text[at] === '{') depth += 1
      if (text[at] === '}' && (depth -= 1) === 0) break
      readOne()
    }
    at += 1
  }

  while (at < text.length) readOne()
  return { code, literals }
}
