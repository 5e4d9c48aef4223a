import { readFile, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Environment } from '../environment.ts'
import { isAway } from './trouble.ts'
import { CannotStart } from './port.ts'

const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])
const saidByPrograms = /no space left on device|disk quota exceeded/i
/** PostgreSQL creates WAL files of this size. With less space it stops without reporting a full disk. */
const neededMb = 16

type DiskSpace = { path: string; freeMb: number }

const spaceOf = async (path: string): Promise<DiskSpace> => {
  const found = await statfs(path).catch(() => null)
  if (found) return { path, freeMb: Math.floor((found.bavail * found.bsize) / 1_000_000) }
  return dirname(path) === path ? { path, freeMb: Infinity } : spaceOf(dirname(path))
}

/** Free space of the fullest filesystem. PostgreSQL's dynamic shared memory is a filesystem too, and a small one in many containers. */
const minSpace = async (environment: Environment): Promise<DiskSpace> => {
  const spaces = await Promise.all([environment.dataDir, tmpdir(), ...(process.platform === 'linux' ? ['/dev/shm'] : [])].map(spaceOf))
  return spaces.reduce((least, space) => (space.freeMb < least.freeMb ? space : least))
}

const saysFull = (error: unknown): boolean => {
  const { code, message = '', cause } = error as { code?: string; message?: string; cause?: unknown }
  return fullCodes.has(code ?? '') || saidByPrograms.test(message) || (typeof cause === 'object' && cause !== null && saysFull(cause))
}

/**
 * True if the last log lines of the built-in PostgreSQL report a full disk. A full disk ends PostgreSQL, and the mall itself sees only a lost
 * connection.
 */
const ownDatabaseSaysFull = async ({ databaseUrl, dataDir }: Environment): Promise<boolean> => {
  if (databaseUrl) return false
  const log = await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8').catch(() => '')
  return saidByPrograms.test(log.split('\n').slice(-30).join('\n'))
}

/** If a full disk stopped the start, returns an error that says so in one line. Any other error is returned unchanged. */
export const explainFullDisk = async (environment: Environment, error: unknown): Promise<unknown> => {
  if (typeof error !== 'object' || error === null) return error
  if (environment.databaseUrl && (error as { code?: string }).code === '53100')
    return new CannotStart(`The disk of the database of DATABASE_URL is full: ${(error as Error).message}`)
  const { path, freeMb } = await minSpace(environment)
  const isFull = saysFull(error) || (isAway(error) && (freeMb < neededMb || (await ownDatabaseSaysFull(environment))))
  if (!isFull) return error
  return new CannotStart(
    `A disk is full: that of ${path} has ${freeMb} MB left. Make room there and start again, or set DATA_DIR to a folder on another disk.`,
  )
}
