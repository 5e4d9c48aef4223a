import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { inCache } from './paths.mjs'

/** One at a time of those who started at once, as `npm start` in one window and `npm test` in another: two installs spoil each other's. */
export async function inTurn(name, work) {
  const file = inCache(`${name}.turn`)
  await mkdir(inCache(), { recursive: true })
  await take(file)
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file) {
  for (;;) {
    const taken = await writeFile(file, String(process.pid), { flag: 'wx' }).then(
      () => true,
      () => false,
    )
    if (taken) return
    const holder = Number(await readFile(file, 'utf8').catch(() => '0'))
    // Empty only for the moment between making the file and writing into it.
    if (holder && !isAlive(holder)) await rm(file, { force: true })
    await pause(100)
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
