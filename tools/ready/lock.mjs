import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDiskFull } from './disk.mjs'
import { isAlive, startOf } from './process-facts.mjs'
import { Plain } from './tell.mjs'

// Not a package such as proper-lockfile, because this lock protects the installation of packages.

/**
 * Time after which a lock file without a readable holder counts as stale. Without links, such a file may still be in writing; or a power failure
 * emptied it.
 */
const unreadableMs = 5_000

/**
 * Takes the lock `path` for this process and returns its release function. `path.N` names the holder; `path.N.free` marks a released lock. The
 * highest N counts, and N only grows. If two processes find the same stale file, both try N + 1, and one succeeds. `limits`: after `tellAfterMs` one
 * line names the holder; after `giveUpAfterMs` the wait fails.
 */
export async function takeLock(path, doing, { tellAfterMs, giveUpAfterMs }) {
  const begun = Date.now()
  let hasReported = false
  for (;;) {
    const last = await newest(path)
    const holder = last && !last.free ? await readHolder(last.file) : null
    if (!holder) {
      const file = await tryTake(path, (last?.number ?? 0) + 1, doing)
      if (file) return () => release(file)
      continue
    }
    const waitedMs = Date.now() - begun
    if (!hasReported && waitedMs > tellAfterMs) {
      hasReported = true
      console.log(`  Waiting for ${nameOf(holder)} …`)
    }
    if (waitedMs > giveUpAfterMs)
      throw new Plain(`Waited ${Math.round(waitedMs / 60_000)} minutes for ${nameOf(holder)}. End that process, or remove ${last.file}.`)
    await pause(100)
  }
}

const nameOf = ({ pid, doing, since }) =>
  pid ? `process ${pid}, which ${doing} since ${new Date(since).toLocaleTimeString('en-GB')}` : 'a process that is taking its lock now'

/** All lock files of `path`, highest number last. */
async function filesOf(path) {
  const files = (await readdir(dirname(path))).flatMap((name) => {
    const rest = name.startsWith(`${basename(path)}.`) ? /^(\d+)(\.free)?$/.exec(name.slice(basename(path).length + 1)) : null
    return rest ? [{ file: join(dirname(path), name), number: Number(rest[1]), free: rest[2] !== undefined }] : []
  })
  return files.toSorted((a, b) => a.number - b.number || Number(a.free) - Number(b.free))
}

const newest = async (path) => (await filesOf(path)).at(-1) ?? null

/** The lock's holder, if the holder still runs. Null if the lock is stale. */
async function readHolder(file) {
  const holder = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text))
    .catch(() => null)
  if (holder?.pid) return isAlive(holder) ? holder : null
  const found = await stat(file).catch(() => null)
  return found && Date.now() - found.mtimeMs < unreadableMs ? {} : null
}

/** The lock file is written completely under another name and then linked, so that no other process reads a partial file. */
async function tryTake(path, number, doing) {
  const file = `${path}.${number}`
  const draft = `${path}.${process.pid}-${crypto.randomUUID()}.new`
  try {
    const holder = { pid: process.pid, start: startOf(process.pid), doing, since: Date.now() }
    await writeFile(draft, JSON.stringify(holder))
    if (!(await place(draft, file))) return null
  } catch (error) {
    throw new Plain(cannotWrite(path, error))
  } finally {
    await rm(draft, { force: true })
  }
  const all = await filesOf(path)
  // The number was free only because its holder released the lock, or because a later holder removed the file. So this process has not taken the
  // lock.
  if (all.at(-1)?.file !== file) {
    await rm(file, { force: true })
    return null
  }
  for (const old of all) if (old.number < number) await rm(old.file, { force: true })
  return file
}

/** Some filesystems do not support links. There, a copy that refuses an existing file is nearly as good. */
async function place(draft, file) {
  try {
    await link(draft, file).catch((error) => {
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(error.code)) throw error
      return copyFile(draft, file, constants.COPYFILE_EXCL)
    })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

const cannotWrite = (path, { code, message }) =>
  isDiskFull(code) ? `The disk is full: ${dirname(path)} takes no file.` : `${dirname(path)} takes no file: ${message}`

/** A rename needs no space, so the lock can be released even on a full disk. */
async function release(file) {
  await rename(file, `${file}.free`).catch(() => {})
}

export const makeFolder = (folder) =>
  mkdir(folder, { recursive: true }).catch((error) => {
    throw new Plain(cannotWrite(join(folder, 'x'), error))
  })
