import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type TestText = { title: string; body: string }
const begins = /^(?=[ \t]*(?:test|it|onDesktop|onBoth|inLongRun)(?:\.\w+)*[<(])/m
/** Matches a skipped test, which proves nothing. */
const rests = /^[ \t]*\w+\.(skip|todo|fixme)\b/
const titled = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1,\s*(?:async\b|\(|\{|function)/

/** Splits a text into a test and the code between this test and the next. */
const parted = (chunk: string): [test: string, rest: string] => {
  const indent = /^[ \t]*/.exec(chunk)?.[0] ?? ''
  const end = new RegExp(`\\n${indent}\\}?\\)+;?\\n`).exec(chunk)
  const at = end ? end.index + end[0].length : chunk.length
  return [chunk.slice(0, at), chunk.slice(at)]
}

/** The tests of a file, each with its title and body, including the file's imports and the code before the test. */
export const readTests = (text: string): TestText[] => {
  const [head = '', ...chunks] = text.split(begins)
  let before = ''
  return chunks.flatMap((chunk) => {
    const [body, rest] = parted(chunk)
    const text = `${head}${before}${body}`
    before = rest
    const title = titled.exec(body)?.[2]
    return title === undefined || rests.test(body) ? [] : [{ title, body: text }]
  })
}

const known = new Map<string, readonly TestText[]>()
export const testsOf = (root: string, file: string): readonly TestText[] => {
  const found = known.get(file) ?? readTests(readFileSync(join(root, file), 'utf8'))
  known.set(file, found)
  return found
}
