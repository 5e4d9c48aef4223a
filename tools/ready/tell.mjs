import { diskFullLine, isDiskFull } from './disk.mjs'
import { root } from './paths.mjs'

export const secondsSince = (begun) => `${((performance.now() - begun) / 1000).toFixed(1)} s`

/** Runs one step, and prints its name and duration in one line. */
export async function step(name, work) {
  const begun = performance.now()
  const result = await work()
  console.log(`  ${name} (${secondsSince(begun)})`)
  return result
}

/** An error that stops the tool. Its message is printed without a stack trace. */
export class Plain extends Error {}

const faultOf = async (error) => {
  if (error instanceof Plain) return `\n${error.message}`
  return isDiskFull(error?.code) ? `\n${await diskFullLine(`Writing ${error.path ?? 'a file'}`, root)}` : error
}

/** Runs a tool's work; prints a `Plain` error as its message, and a bug with its stack. */
export async function printFaults(work) {
  try {
    await work()
  } catch (error) {
    console.error(await faultOf(error))
    process.exit(1)
  }
}
