import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSources } from './picture/read-house.ts'
import { commentsIn, countComments, sentencesOf } from './prose/measure.ts'

/** Prints statistics about the project's prose: sentence lengths of each document, and the share of vague comments in the code. */
const root = fileURLToPath(new URL('../', import.meta.url))
const documentsIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .toSorted()
const documents = ['README.md', ...documentsIn('docs'), 'bench/README.md', 'chaos/README.md']

console.log('median  longest  sentences  document')
const line = (name: string, text: string) => {
  const { median, longest, count } = sentencesOf(text)
  console.log(`${String(median).padStart(6)}  ${String(longest).padStart(7)}  ${String(count).padStart(9)}  ${name}`)
}
const texts = documents.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
for (const [path, text] of texts) line(path, text)
line('all documents', texts.map(([, text]) => text).join('\n\n'))

const { count, beginWithWhat, withoutName } = countComments(
  [...readSources(root).values()].filter(({ path }) => !path.endsWith('.sql')).flatMap(({ text }) => commentsIn(text)),
)
const share = (part: number) => `${((100 * part) / count).toFixed(1)} % (${part})`
console.log(
  `\n${count} comments: ${share(beginWithWhat)} begin with "What"; ${share(withoutName)} say whoever, whatever, somebody or nobody`,
)
