import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../ready/paths.mjs'
import { must, run } from '../ready/run.mjs'

/**
 * Copies the project's current files to a folder outside the repository, without installed packages or builds. So the copy cannot find the packages
 * of this repository.
 */
export async function makeFreshCopy(name) {
  const folder = await mkdtemp(join(tmpdir(), `plaza-${name}-`))
  const listed = await must('Listing the files', run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']))
  const gone = new Set((await must('Listing the files', run('git', ['ls-files', '-z', '--deleted']))).split('\0'))
  for (const path of listed.split('\0')) if (path && !gone.has(path)) await cp(inRoot(path), join(folder, path))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  return { folder, remove }
}
