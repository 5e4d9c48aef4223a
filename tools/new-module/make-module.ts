import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { moduleFiles, type ModuleNames } from './shape.ts'
import { withActs, withCalls, withExport, withOwner, withRow, withModule } from './wire.ts'

const edit = async (path: string, change: (text: string) => string) => writeFile(path, change(await readFile(path, 'utf8')))

/** The edits that register a module in the lists of all modules, calls and tables. */
const joined = (names: ModuleNames): Record<string, (text: string) => string> => ({
  'server/src/modules.ts': (text) => withModule(text, names),
  'packages/contract/src/every-call.ts': (text) => withCalls(text, names),
  'packages/contract/src/index.ts': (text) => withExport(text, names),
  'packages/client/src/index.ts': (text) => withExport(text, names),
  'server/test/whose-rows.ts': (text) => withOwner(text, names),
  'server/test/everybodys-acts.ts': (text) => withActs(text, names),
  'server/test/rows-of-empty-tables.ts': (text) => withRow(text, names),
})

/** Writes the files of a new module under `root` and registers it. Returns the written and the changed files. */
export const makeModule = async (root: string, names: ModuleNames): Promise<string[]> => {
  const taken = (await readdir(join(root, 'server/db/migrations'))).map((name) => Number(name.slice(0, 4)))
  const files = moduleFiles(names, Math.max(0, ...taken) + 1)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text, { flag: 'wx' })
  }
  for (const [path, change] of Object.entries(joined(names))) await edit(join(root, path), change)
  return [...Object.keys(files), ...Object.keys(joined(names))]
}
