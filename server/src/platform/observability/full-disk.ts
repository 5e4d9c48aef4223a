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

type Room = { path: string; freeMb: number }

const roomOf = async (path: string): Promise<Room> => {
  const found = await statfs(path).catch(() => null)
  if (found) return { path, freeMb: Math.floor((found.bavail * found.bsize) / 1_000_000) }
  return dirname(path) === path ? { path, freeMb: Infinity } : roomOf(dirname(path))
}

/** Dynamic shared memory of PostgreSQL is a filesystem too, and a small one in many containers. */
const minRoom = async (environment: Environment): Promise<Room> => {
  const rooms = await Promise.all([environment.dataDir, tmpdir(), ...(process.platform === 'linux' ? ['/dev/shm'] : [])].map(roomOf))
  return rooms.reduce((least, room) => (room.freeMb < least.freeMb ? room : least))
}

const saysFull = (error: unknown): boolean => {
  const { code, message = '', cause } = error as { code?: string; message?: string; cause?: unknown }
  return fullCodes.has(code ?? '') || saidByPrograms.test(message) || (typeof cause === 'object' && cause !== null && saysFull(cause))
}

/** The last log lines of the mall's own PostgreSQL: a full disk ends it, and the mall itself sees only a lost connection. */
const ownDatabaseSaysFull = async ({ databaseUrl, dataDir }: Environment): Promise<boolean> => {
  if (databaseUrl) return false
  const log = await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8').catch(() => '')
  return saidByPrograms.test(log.split('\n').slice(-30).join('\n'))
}

/** If a full disk stopped the start, one line that says so; any other error is returned unchanged. */
export const explainFullDisk = async (environment: Environment, error: unknown): Promise<unknown> => {
  if (typeof error !== 'object' || error === null) return error
  if (environment.databaseUrl && (error as { code?: string }).code === '53100')
    return new CannotStart(`The disk of the database of DATABASE_URL is full: ${(error as Error).message}`)
  const { path, freeMb } = await minRoom(environment)
  const isFull = saysFull(error) || (isAway(error) && (freeMb < neededMb || (await ownDatabaseSaysFull(environment))))
  if (!isFull) return error
  return new CannotStart(
    `A disk is full: that of ${path} has ${freeMb} MB left. Make room there and start again, or set DATA_DIR to a folder on another disk.`,
  )
}
