import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Recorded = { at: string; folder: string }

const fileName = 'backups.json'
const maxRecorded = 100

const readRecorded = async (dataDir: string): Promise<Recorded[]> => {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => '[]')
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? (read as Recorded[]) : []
  } catch {
    return []
  }
}

/** Notes a finished backup in `DATA_DIR`. Every account may read the note, because root may have made the backup. */
export async function recordBackup(dataDir: string, at: Date, folder: string): Promise<void> {
  const all = [...(await readRecorded(dataDir)), { at: at.toISOString(), folder }].slice(-maxRecorded)
  const draft = join(dataDir, `${fileName}.new`)
  await writeFile(draft, `${JSON.stringify(all, null, 1)}\n`, { mode: 0o644, flush: true })
  await rename(draft, join(dataDir, fileName))
}

/** End of the last backup that `plaza backup` made of this mall; null if there is none. */
export async function lastBackup({ dataDir }: { dataDir: string }): Promise<Date | null> {
  const at = Date.parse((await readRecorded(dataDir)).at(-1)?.at ?? '')
  return Number.isNaN(at) ? null : new Date(at)
}
