import { accounts } from './accounts.ts'
import { buying } from './buying.ts'
import { cachedReads } from './cached-reads.ts'
import { chat } from './chat.ts'
import { lineOf, passes, type Figure } from './kit/figures.ts'
import { lighthouseConsoles } from './lighthouse-consoles.ts'
import { lighthouse } from './lighthouse.ts'
import { memory } from './memory.ts'
import { start } from './start.ts'
import { streams } from './streams.ts'
import { tracing } from './tracing.ts'
import { uncachedReads } from './uncached-reads.ts'

// `start` runs first because it also builds outdated files.
const benches = {
  start,
  'cached reads': cachedReads,
  'uncached reads': uncachedReads,
  tracing,
  memory,
  accounts,
  buying,
  streams,
  chat,
  lighthouse,
  'lighthouse of the consoles': lighthouseConsoles,
}

const figures: Figure[] = []
const broken: string[] = []
for (const [name, bench] of Object.entries(benches)) {
  console.log(`… ${name}`)
  try {
    figures.push(...(await bench()))
  } catch (error) {
    broken.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

console.log()
for (const figure of figures) console.log(lineOf(figure))
for (const line of broken) console.log(`could not be measured: ${line}`)
const failed = figures.filter((figure) => !passes(figure)).length + broken.length
console.log(`\n${figures.filter(passes).length} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
