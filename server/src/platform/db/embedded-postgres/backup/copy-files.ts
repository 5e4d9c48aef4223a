import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A backup or a restore that cannot be done. The message has one line. */
export class NoBackup extends Error {}

/** A file of a backup. The path is relative to the backup. */
export type BackupFile = { path: string; size: number; sha256: string }

export const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

const chunkBytes = 1_048_576
const copiesAtOnce = 4

/** Hashes a file, and writes its bytes to a new file if there is one. The new file is on the disk when this returns. */
async function readThrough(from: string, to: string | null): Promise<{ size: number; sha256: string }> {
  const source = await open(from, 'r')
  try {
    const target = to === null ? null : await open(to, 'wx', 0o600)
    try {
      const hash = createHash('sha256')
      const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, Math.max(8192, (await source.stat()).size)))
      let size = 0
      for (;;) {
        const { bytesRead } = await source.read(chunk, 0, chunk.length)
        if (bytesRead === 0) break
        const bytes = chunk.subarray(0, bytesRead)
        hash.update(bytes)
        await target?.writeFile(bytes)
        size += bytesRead
      }
      await target?.sync()
      return { size, sha256: hash.digest('hex') }
    } finally {
      await target?.close()
    }
  } finally {
    await source.close()
  }
}

export const hashFile = (path: string) => readThrough(path, null)

export async function copyFile(from: string, to: string): Promise<{ size: number; sha256: string }> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  return readThrough(from, to)
}

export async function writeFlushed(path: string, text: string, mode = 0o600): Promise<{ size: number; sha256: string }> {
  await writeFile(path, text, { mode, flush: true })
  return { size: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') }
}

/** Makes the names in a folder last a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: copiesAtOnce }, worker))
}

export type FileList = { folders: string[]; files: string[] }

/** The folders and regular files below a folder, with relative paths. `isLeftOut` gets each path, and a folder that is left out is not entered. */
export async function listFiles(root: string, isLeftOut: (path: string) => boolean = () => false): Promise<FileList> {
  const found: FileList = { folders: [], files: [] }
  const enter = async (folder: string): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
      // A database that is dropped meanwhile.
      if (isMissing(error)) return []
      throw error
    })
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (isLeftOut(path)) continue
      if (entry.isSymbolicLink()) throw new NoBackup(`${join(root, path)} is a link: tablespaces and linked folders are not backed up.`)
      if (entry.isFile()) found.files.push(path)
      if (!entry.isDirectory()) continue
      found.folders.push(path)
      await enter(path)
    }
  }
  await enter('')
  return found
}

/** Copies files to a folder `prefix` of the backup. Files that are removed meanwhile are left out. */
export async function copyListed(from: string, { folders, files }: FileList, backup: string, prefix: string): Promise<BackupFile[]> {
  await mkdir(join(backup, prefix), { recursive: true, mode: 0o700 })
  for (const folder of folders) await mkdir(join(backup, prefix, folder), { recursive: true, mode: 0o700 })
  const copied: BackupFile[] = []
  await inParallel(files, async (path) => {
    const done = await copyFile(join(from, path), join(backup, prefix, path)).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    if (done) copied.push({ path: `${prefix}/${path}`, ...done })
  })
  return copied
}

/** Copies a small file that a running program rewrites in place, once two reads in a row agree. */
export async function copySettled(from: string, to: string): Promise<{ size: number; sha256: string }> {
  for (let last = await readFile(from); ;) {
    await pause(20)
    const now = await readFile(from)
    if (!now.equals(last)) {
      last = now
      continue
    }
    await writeFile(to, now, { mode: 0o600, flush: true })
    return { size: now.length, sha256: createHash('sha256').update(now).digest('hex') }
  }
}

export async function sizeOf(root: string, { files }: FileList): Promise<number> {
  let bytes = 0
  await inParallel(files, async (path) => {
    bytes += (await stat(join(root, path)).catch(() => null))?.size ?? 0
  })
  return bytes
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`

/** Refuses before the first byte is written if the disk of a folder is too small. */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes)
    throw new NoBackup(`${folder} has ${megabytes(bavail * bsize)} free, and ${megabytes(bytes)} are needed. Nothing was written.`)
}
