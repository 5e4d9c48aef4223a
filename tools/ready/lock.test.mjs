import { spawn } from 'node:child_process'
import { once } from 'node:events'
import promises, { mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeFolder, takeLock } from './lock.mjs'
import { startOf } from './process-facts.mjs'
import { Plain } from './tell.mjs'

let folder = ''
let path = ''
const said = vi.spyOn(console, 'log').mockImplementation(() => {})
const limits = { tellAfterMs: 100, giveUpAfterMs: 300 }
const dead = { pid: 2 ** 22 + 1, start: '1', doing: 'installs packages', since: 0 }
const sleeper = () => spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
const writeHolder = (number, holder) => writeFile(`${path}.${number}`, JSON.stringify(holder))

beforeEach(async () => {
  said.mockClear()
  folder = await mkdtemp(join(tmpdir(), 'plaza-lock-'))
  path = join(folder, 'install.turn')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a released lock is free for the next holder, and one file stays', async () => {
  for (let round = 0; round < 3; round += 1) await (await takeLock(path, 'installs packages', limits))()
  expect(await readdir(folder)).toEqual(['install.turn.3.free'])
})

test('a wait names the process, its work and its begin, and ends in one line with the file', async () => {
  const holder = sleeper()
  await writeHolder(4, {
    pid: holder.pid,
    start: startOf(holder.pid),
    doing: 'installs packages',
    since: new Date(2026, 0, 2, 9, 8, 7).getTime(),
  })
  const fault = await takeLock(path, 'installs packages', limits).catch((error) => error)
  holder.kill()
  const name = `process ${holder.pid}, which installs packages since 09:08:07`
  expect(said.mock.calls).toEqual([[`  Waiting for ${name} …`]])
  expect(fault.message).toContain(`for ${name}.`)
  expect(fault.message).toContain(`${path}.4`)
  expect(fault.message).not.toContain('\n')
})

test('a lock whose process died is taken over', async () => {
  const holder = sleeper()
  await writeHolder(1, { ...dead, pid: holder.pid, start: startOf(holder.pid) })
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  await takeLock(path, 'installs packages', limits)
  expect(JSON.parse(await readFile(`${path}.2`, 'utf8'))).toMatchObject({ pid: process.pid, start: startOf(process.pid) })
})

test('another process with the number of the holder is not the holder', async () => {
  await writeHolder(1, { ...dead, pid: process.pid, start: 'another start' })
  await expect(takeLock(path, 'installs packages', limits)).resolves.toBeTypeOf('function')
})

test.each(['', '{"pid": 12'])('a file that holds %j is waited for and then taken over', async (text) => {
  await writeFile(`${path}.1`, text)
  await expect(takeLock(path, 'installs packages', limits)).rejects.toThrow('taking its lock now')
  const earlier = Date.now() / 1000 - 6
  await utimes(`${path}.1`, earlier, earlier)
  await expect(takeLock(path, 'installs packages', limits)).resolves.toBeTypeOf('function')
})

test('a folder that cannot be made ends in one line', async () => {
  await writeFile(path, '')
  await expect(makeFolder(join(path, 'below'))).rejects.toThrow(Plain)
})

test('a number that was taken and released since the folder was read is not taken again', async () => {
  await writeHolder(1, dead)
  const { link } = promises
  promises.link = async (draft, file) => {
    promises.link = link
    syncBuiltinESMExports()
    // Simulates another process that takes and releases the lock before this process writes its own file.
    await rename(`${path}.1`, `${path}.2.free`)
    return link(draft, file)
  }
  syncBuiltinESMExports()
  await takeLock(path, 'installs packages', limits)
  expect(await readdir(folder)).toEqual(['install.turn.3'])
})

test('of many processes that find a stale lock at one moment, one at a time holds it', async () => {
  await writeHolder(1, dead)
  const lock = fileURLToPath(new URL('lock.mjs', import.meta.url))
  const inside = join(folder, 'inside')
  const program = `
    import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
    const leaveStale = () => {
      const numbers = readdirSync(${JSON.stringify(folder)}).flatMap((name) => /\\.turn\\.(\\d+)$/.exec(name)?.[1] ?? [])
      writeFileSync(${JSON.stringify(join(folder, 'stale'))}, ${JSON.stringify(JSON.stringify(dead))})
      renameSync(${JSON.stringify(join(folder, 'stale'))}, ${JSON.stringify(`${path}.`)} + Math.max(...numbers.map(Number)))
    }
    const { takeLock } = await import(${JSON.stringify(lock)})
    for (let round = 0; round < 40; round += 1) {
      const release = await takeLock(${JSON.stringify(path)}, 'tries', { tellAfterMs: 60_000, giveUpAfterMs: 60_000 })
      writeFileSync(${JSON.stringify(inside)}, '', { flag: 'wx' })
      await new Promise((resolve) => setTimeout(resolve, 2))
      rmSync(${JSON.stringify(inside)})
      if (round % 2) leaveStale()
      else await release()
    }`
  const codes = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
      return (await once(child, 'exit'))[0]
    }),
  )
  expect(codes).toEqual([0, 0, 0, 0, 0, 0])
})
