import { dirname } from 'node:path'
import { makeFolder, takeLock } from './lock.mjs'
import { inCache } from './paths.mjs'

const limits = { tellAfterMs: 2_000, giveUpAfterMs: 10 * 60_000 }

/**
 * Makes processes that start together take turns, such as `npm start` in one window and `npm test` in another. Two parallel installs would damage
 * each other. `doing` tells the others why they wait, as in "process 12, which installs the packages".
 */
export async function inTurn(name, doing, work) {
  const path = inCache(`${name}.turn`)
  await makeFolder(dirname(path))
  const release = await takeLock(path, doing, limits)
  try {
    return await work()
  } finally {
    await release()
  }
}
