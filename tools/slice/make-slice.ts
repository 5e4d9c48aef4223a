import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sliceFiles, type SliceNames } from './shape.ts'
import { withCalls, withExport, withSlice } from './wire.ts'

const edit = async (path: string, change: (text: string) => string) => writeFile(path, change(await readFile(path, 'utf8')))

/** Writes the files of a new slice under `root` and joins it in; answers what it wrote. */
export const makeSlice = async (root: string, names: SliceNames): Promise<string[]> => {
  const taken = (await readdir(join(root, 'server/db/migrations'))).map((name) => Number(name.slice(0, 4)))
  const files = sliceFiles(names, Math.max(0, ...taken) + 1)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text, { flag: 'wx' })
  }
  await edit(join(root, 'server/src/slices.ts'), (text) => withSlice(text, names))
  await edit(join(root, 'packages/contract/src/every-call.ts'), (text) => withCalls(text, names))
  for (const part of ['contract', 'client']) await edit(join(root, `packages/${part}/src/index.ts`), (text) => withExport(text, names))
  return Object.keys(files)
}
