import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const documents = [
  ...['README.md', 'bench/README.md', 'chaos/README.md'],
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** Lines of prose with more than 120 columns. Tables, headings, HTML, single links and code blocks may be longer. */
const longLines = (markdown: string): string[] =>
  markdown
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .split('\n')
    .filter((line) => line.length > 120 && !/^\s*(?:\||#|<|!?\[)/.test(line))

test.each(documents)('%s has its prose within 120 columns', (name) => {
  expect(longLines(readFileSync(join(root, name), 'utf8'))).toEqual([])
})

test('a long line of prose is reported, a long table row is not', () => {
  expect(longLines(`${'word '.repeat(30)}\n| ${'word '.repeat(30)}|`)).toHaveLength(1)
})
