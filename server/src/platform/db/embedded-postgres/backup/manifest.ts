import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { hashFile, inParallel, isMissing, NoBackup, type BackupFile } from './copy-files.ts'

export const manifestName = 'manifest.json'

const shape = z.object({
  format: z.literal(1),
  /** Version of Plaza, and of its PostgreSQL. */
  plaza: z.string(),
  postgres: z.string(),
  /** The cluster's own number. It stays the same when the cluster is restored. */
  system: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  startLsn: z.string(),
  stopLsn: z.string(),
  timeline: z.number(),
  /** First WAL segment that the backup needs. */
  firstSegment: z.string(),
  /** Name of the folder below `wal` where the cluster archives its WAL; null if it does not. */
  archive: z.nullable(z.string()),
  hasSecret: z.boolean(),
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof shape>

/** Reads the description of a backup. Its last written file is the manifest, so an unfinished backup has none. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, manifestName), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) throw new NoBackup(`${backup} is not a finished backup: it has no ${manifestName}.`)
    throw error
  })
  const read = shape.safeParse(parsed(text))
  if (!read.success) throw new NoBackup(`The ${manifestName} of ${backup} is damaged or of a newer Plaza.`)
  const outside = [...read.data.folders, ...read.data.files.map(({ path }) => path)].find(leavesFolder)
  if (outside !== undefined) throw new NoBackup(`The ${manifestName} of ${backup} names "${outside}", which is not in the backup.`)
  return read.data
}

const leavesFolder = (path: string) => path.startsWith('/') || path.split('/').includes('..')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Refuses a backup with a missing or changed file. */
export async function verifyFiles(backup: string, files: readonly BackupFile[]): Promise<void> {
  const wrong: string[] = []
  await inParallel(files, async ({ path, size, sha256 }) => {
    const found = await hashFile(join(backup, path)).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    if (!found) wrong.push(`${path} is missing`)
    else if (found.size !== size || found.sha256 !== sha256) wrong.push(`${path} was changed`)
  })
  const [first, ...others] = wrong.toSorted()
  if (first !== undefined)
    throw new NoBackup(
      `The backup ${backup} is damaged: ${first}${others.length > 0 ? `, and ${others.length} others` : ''}. Nothing was restored.`,
    )
}

export type FoundBackup = { folder: string; manifest: Manifest }

const baseName = /^base-\d{8}T\d{6}Z$/
export const isBackupName = (name: string): boolean => baseName.test(name)

/** The finished backups in a folder, oldest first. */
export async function listBackups(backupDir: string): Promise<FoundBackup[]> {
  const names = await readdir(backupDir).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const found: FoundBackup[] = []
  for (const name of names.filter(isBackupName)) {
    const folder = join(backupDir, name)
    const manifest = await readManifest(folder).catch((error: unknown) => {
      if (error instanceof NoBackup) return null
      throw error
    })
    if (manifest) found.push({ folder, manifest })
  }
  return found.toSorted((a, b) => a.manifest.endedAt.localeCompare(b.manifest.endedAt))
}
