import { dirname } from 'node:path'
import { makeFolder, takeLock } from './lock.mjs'
import { inCache } from './paths.mjs'

const limits = { tellAfterMs: 2_000, giveUpAfterMs: 10 * 60_000 }

/**
 * One at a time of those who started at once, as `npm start` in one window and `npm test` in another: two installs spoil each other's.
 * `doing` tells the others what they wait for, as in "process 12, which installs the packages".
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
