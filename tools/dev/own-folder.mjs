import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive, startOf } from '../ready/process-facts.mjs'

/** Reserves a folder that no other process uses: `dev`, or else `dev-2` and so on. The folder is free again when this process ends. */
export async function takeFolder(parent) {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? 'dev' : `dev-${number}`
    const folder = join(parent, name)
    const mark = join(folder, 'running.pid')
    await mkdir(folder, { recursive: true })
    const [pid, start = null] = (await readFile(mark, 'utf8').catch(() => '')).split('\n')
    if (pid && !isAlive({ pid: Number(pid), start })) await rm(mark, { force: true })
    const isOurs = await writeFile(mark, [process.pid, startOf(process.pid)].filter(Boolean).join('\n'), { flag: 'wx' }).then(
      () => true,
      () => false,
    )
    if (isOurs) return { name, folder, leave: () => rm(mark, { force: true }) }
  }
}
