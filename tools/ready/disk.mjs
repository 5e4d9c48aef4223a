import { statfs } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const said = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i

/** Whether an error, or the output of a program, says that a disk is full. */
export const isDiskFull = (text) => said.test(text)

/** Of the disks that an install or a build in the folder writes to. */
export async function minRoom(folder) {
  const folders = [folder, tmpdir(), process.env.npm_config_cache ?? join(homedir(), '.npm')]
  const found = await Promise.all(folders.map(async (path) => ({ path, free: await freeMegabytes(path) })))
  return found.toSorted((a, b) => a.free - b.free)[0]
}

/** One line. A program seldom says which disk is full, so the line names the one with the least room. */
export async function diskFullLine(what, folder) {
  const { path, free } = await minRoom(folder)
  return `${what} failed because a disk is full. The disk of ${path} has the least room, ${free} MB; make room there and start again.`
}

/** Of the folder, or of the nearest one above that exists. */
async function freeMegabytes(path) {
  const found = await statfs(path).catch(() => null)
  if (found) return Math.floor((found.bavail * found.bsize) / 1_000_000)
  return dirname(path) === path ? Infinity : freeMegabytes(dirname(path))
}
