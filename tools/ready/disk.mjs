import { statfs } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const said = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i

/** True if an error message or a program's output reports a full disk. */
export const isDiskFull = (text) => said.test(text)

/** The disk with the least free space, of the disks to which an install or build in the folder writes. */
export async function minRoom(folder) {
  const folders = [folder, tmpdir(), process.env.npm_config_cache ?? join(homedir(), '.npm')]
  const found = await Promise.all(folders.map(async (path) => ({ path, free: await freeMegabytes(path) })))
  return found.toSorted((a, b) => a.free - b.free)[0]
}

/** One line about a full disk. Programs seldom name the disk, so the line names the disk with the least space. */
export async function diskFullLine(what, folder) {
  const { path, free } = await minRoom(folder)
  return `${what} failed because a disk is full. The disk of ${path} has the least room, ${free} MB; make room there and start again.`
}

/** Free space at the folder, or at the nearest existing folder above. */
async function freeMegabytes(path) {
  const found = await statfs(path).catch(() => null)
  if (found) return Math.floor((found.bavail * found.bsize) / 1_000_000)
  return dirname(path) === path ? Infinity : freeMegabytes(dirname(path))
}
