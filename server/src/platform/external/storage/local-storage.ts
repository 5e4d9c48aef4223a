import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AssertOutsideTransaction } from '../../db/outside-transaction.ts'
import { stopAfterFlushFault } from '../../observability/trouble.ts'
import { checkedKey, contentTypeOf, type Storage } from './storage.ts'

/** The folder of the mall's files on this machine; null if another server stores them. */
export const folderOfFiles = ({ storage, dataDir }: { storage: { url: string | null }; dataDir: string }): string | null => {
  if (storage.url === null) return join(dataDir, 'files')
  return storage.url.startsWith('file:') ? new URL(storage.url).pathname : null
}

const failed = (error: unknown): never => {
  stopAfterFlushFault(error)
  throw error
}
const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

/**
 * Stores files on the local disk. A file is written to a temporary path, flushed, then renamed, so that no partial file exists. As with remote
 * storage, no transaction may be open.
 */
export const localStorage = (folder: string, assertOutsideTransaction: AssertOutsideTransaction): Storage => {
  const pathOf = (key: string) => {
    assertOutsideTransaction('the file store')
    return join(folder, checkedKey(key))
  }
  return {
    put: async (key, body) => {
      const path = pathOf(key)
      const beside = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      const file = await open(beside, 'wx')
      try {
        await file.writeFile(body)
        await file.sync().catch(failed)
        await rename(beside, path)
      } catch (error) {
        // Deletes the partial file. On a full disk it would occupy the last free space.
        await rm(beside, { force: true }).catch(() => {})
        throw error
      } finally {
        await file.close()
      }
    },
    get: async (key) => {
      try {
        return { body: await readFile(pathOf(key)), contentType: contentTypeOf(key) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  }
}
