import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Told = { title: string; body: string }
const begins = /^(?=[ \t]*(?:test|it|onDesktop|onBoth|inLongRun)(?:\.\w+)*[<(])/m
/** A test that never runs proves nothing. */
const rests = /^[ \t]*\w+\.(skip|todo|fixme)\b/
const titled = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1,\s*(?:async\b|\(|\{|function)/

/** A test, and what stands between it and the next one. */
const parted = (chunk: string): [test: string, rest: string] => {
  const indent = /^[ \t]*/.exec(chunk)?.[0] ?? ''
  const end = new RegExp(`\\n${indent}\\}?\\)+;?\\n`).exec(chunk)
  const at = end ? end.index + end[0].length : chunk.length
  return [chunk.slice(0, at), chunk.slice(at)]
}

/** The tests of a file, each with its words and all that stands in it: what is imported, and what stands before it, is there for it as well. */
export const readTests = (text: string): Told[] => {
  const [head = '', ...chunks] = text.split(begins)
  let before = ''
  return chunks.flatMap((chunk) => {
    const [body, rest] = parted(chunk)
    const told = `${head}${before}${body}`
    before = rest
    const title = titled.exec(body)?.[2]
    return title === undefined || rests.test(body) ? [] : [{ title, body: told }]
  })
}

const known = new Map<string, readonly Told[]>()
export const testsOf = (root: string, file: string): readonly Told[] => {
  const found = known.get(file) ?? readTests(readFileSync(join(root, file), 'utf8'))
  known.set(file, found)
  return found
}
