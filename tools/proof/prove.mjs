import { mkdirSync } from 'node:fs'
import { inCache } from '../ready/paths.mjs'
import { Plain, secondsSince } from '../ready/tell.mjs'
import { hasFailed, inWords, isWorthReading, score, sum } from './score.mjs'

/**
 * Runs every step, even after a failed step. Prints one line for each step, and the full output of a failed step. Returns the exit code. Each round
 * is a list of rows, and the rows of a round run in parallel, so that one can work while another waits.
 */
export async function prove(...rounds) {
  mkdirSync(inCache('logs'), { recursive: true })
  mkdirSync(inCache('reports'), { recursive: true })
  const begun = performance.now()
  const scores = []
  const takeRow = async (row) => {
    for (const step of row) scores.push(await take(step))
  }
  for (const rows of rounds) await Promise.all(rows.map(takeRow))
  const all = sum(scores)
  console.log(`\n  Total time: ${secondsSince(begun)}.\n`)
  console.log(inWords(all))
  return hasFailed(all) ? 1 : 0
}

async function take(step) {
  const begun = performance.now()
  const found = await step
    .prove()
    .catch((error) => ({ ...score(0, 1, 0, 'it could not be tried'), output: error instanceof Plain ? error.message : error.stack }))
  const mark = hasFailed(found) ? '✗' : '✓'
  const why = found.why ? `: ${found.why}` : ''
  console.log(`  ${mark} ${step.name.padEnd(9)} ${inWords(found)}${why} (${secondsSince(begun)})`)
  if (isWorthReading(found)) console.log(indented(found.output))
  return found
}

const indented = (text) => `\n${text.trimEnd().replaceAll(/^/gm, '    ')}\n`
