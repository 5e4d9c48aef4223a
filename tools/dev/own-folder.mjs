import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '../ready/turn.mjs'

/** A folder that no other process has: `dev`, or where that is taken `dev-2` and so on. It is free again when this process has ended. */
export async function takeFolder(parent) {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'dev' : `dev-${number}`
    const folder = join(parent, name)
    const mark = join(folder, 'running.pid')
    await mkdir(folder, { recursive: true })
    const holder = Number(await readFile(mark, 'utf8').catch(() => '0'))
    if (holder && !isAlive(holder)) await rm(mark, { force: true })
    const isOurs = await writeFile(mark, String(process.pid), { flag: 'wx' }).then(
      () => true,
      () => false,
    )
    if (isOurs) return { name, folder, leave: () => rm(mark, { force: true }) }
  }
}
