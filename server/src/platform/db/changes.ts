import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** A migration: a folder with `after.sql` and one of `up.sql` and `concurrently.sql`. */
export type Change = {
  name: string
  up: string
  after: string
  /** True if its statements run one by one outside a transaction, as `create index concurrently` needs. */
  isConcurrent: boolean
  /** True if a program without this migration may run on the database: the first line of the file says `-- compatible`. */
  isCompatible: boolean
}

/** The version of a migration's text. An applied migration must not change any more. */
export const digestOf = ({ up }: Pick<Change, 'up'>): string => createHash('sha256').update(up).digest('hex')

const readChange = async (path: string, name: string): Promise<Change> => {
  const files = await readdir(join(path, name))
  const isConcurrent = files.includes('concurrently.sql')
  const read = (file: string) => readFile(join(path, name, file), 'utf8')
  const up = await read(isConcurrent ? 'concurrently.sql' : 'up.sql')
  return { name, up, after: await read('after.sql'), isConcurrent, isCompatible: /^-- compatible\b/.test(up) }
}

/** All migrations of a folder, in order. */
export const readChanges = async (path: string): Promise<Change[]> => {
  const names = (await readdir(path)).filter((name) => /^\d{4}-/.test(name)).toSorted()
  return Promise.all(names.map((name) => readChange(path, name)))
}
