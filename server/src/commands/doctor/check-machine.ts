import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { getOne } from '../../platform/db/rows.ts'
import type { Kernel } from '../../platform/kernel.ts'
import { fault, ok, warning, type Diagnosis } from './diagnosis.ts'

/** A code of an authenticator is valid for 30 seconds before and after its own. */
const maxSkewMs = { warning: 2000, fault: 20_000 }
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Compares the clocks of this machine and of the database. Deadlines use both. */
export const checkClock = async ({ db, now }: Pick<Kernel, 'db' | 'now'>): Promise<Diagnosis> => {
  const before = now().getTime()
  const { at } = await getOne<{ at: Date }>(db)`select clock_timestamp() as at`
  const after = now().getTime()
  // The answer travelled for a part of the time between both readings.
  const skewMs = Math.max(before - at.getTime(), at.getTime() - after, 0)
  const text = `The clocks of this machine and of the database differ by ${seconds(skewMs)}.`
  if (skewMs > maxSkewMs.fault) return fault('clock', `${text} Codes and deadlines go wrong. Run a time service on both.`)
  if (skewMs > maxSkewMs.warning) return warning('clock', `${text} Run a time service on both.`)
  return ok('clock', text)
}

const minFree = { warning: { mb: 2000, share: 0.1 }, fault: { mb: 300, share: 0.01 } }

const spaceAt = async (path: string): Promise<{ freeMb: number; share: number }> => {
  const found = await statfs(path).catch(() => null)
  if (!found) return spaceAt(dirname(path))
  return { freeMb: Math.floor((found.bavail * found.bsize) / 1_000_000), share: found.bavail / Math.max(1, found.blocks) }
}

/** The free space of the disk that holds the files, and the embedded database. */
export const checkDisk = async (folder: string): Promise<Diagnosis> => judgeDisk(folder, await spaceAt(folder))

export const judgeDisk = (folder: string, { freeMb, share }: { freeMb: number; share: number }): Diagnosis => {
  const text = `The disk of ${folder} has ${freeMb} MB left.`
  if (freeMb < minFree.fault.mb || share < minFree.fault.share)
    return fault('disk', `${text} The mall stops accepting orders on a full disk.`)
  if (freeMb < minFree.warning.mb && share < minFree.warning.share) return warning('disk', text)
  return ok('disk', text)
}
