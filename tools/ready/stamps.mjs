import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { inRoot, root } from './paths.mjs'

const skipped = new Set(['node_modules', 'dist', 'pictures', '.cache', 'test-results'])
const stampFile = (name) => inRoot('node_modules/.plaza', name)

export const readStamp = (name) => readFile(stampFile(name), 'utf8').catch(() => null)

export async function writeStamp(name, stamp) {
  await mkdir(inRoot('node_modules/.plaza'), { recursive: true })
  await writeFile(stampFile(name), stamp)
}

/** One hash over the names, sizes and times of all files under the paths. Any change of a source changes the hash. */
export async function stampOf(paths) {
  const found = await Promise.all(paths.map((path) => factsOf(inRoot(path))))
  return createHash('sha256')
    .update(
      found
        .flat()
        .toSorted((a, b) => (a < b ? -1 : 1))
        .join('\n'),
    )
    .digest('hex')
}

async function factsOf(path) {
  const info = await stat(path).catch(() => null)
  if (!info) return []
  if (!info.isDirectory()) return [`${relative(root, path)} ${info.size} ${info.mtimeMs}`]
  const names = (await readdir(path)).filter((name) => !skipped.has(name) && !/\.test\.[cm]?[jt]sx?$/.test(name))
  return (await Promise.all(names.map((name) => factsOf(join(path, name))))).flat()
}
