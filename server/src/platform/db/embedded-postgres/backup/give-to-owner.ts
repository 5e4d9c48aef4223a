import { chown, lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Root gives restored files to the owner of the folder that they are in, such as the account `plaza` of a mall under systemd. */
export async function giveToOwner(path: string, above: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(above)
  if (uid !== 0) await own(path, uid, gid)
}

async function own(path: string, uid: number, gid: number): Promise<void> {
  await chown(path, uid, gid)
  if (!(await lstat(path)).isDirectory()) return
  for (const name of await readdir(path)) await own(join(path, name), uid, gid)
}
