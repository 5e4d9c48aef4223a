import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { segmentsBetween } from './backup-mode.ts'
import { requireSpace } from './copy-files.ts'
import { lastBackup, recordBackup } from './record.ts'

const folder = mkdtempSync(join(tmpdir(), 'plaza-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const segment = 16n * 1024n * 1024n

test.each([
  ['0/2000028', '0/2000158', ['000000010000000000000002']],
  ['0/2000028', '0/3000000', ['000000010000000000000002']],
  ['0/2000028', '0/3000001', ['000000010000000000000002', '000000010000000000000003']],
  ['0/FFFFFF28', '1/10', ['0000000100000000000000FF', '000000010000000100000000']],
])('the WAL from %s to %s is in %j', (start, stop, names) => expect(segmentsBetween(1, start, stop, segment)).toEqual(names))

test('a disk that is too small is refused with both figures', async () => {
  await expect(requireSpace(folder, 10 ** 18)).rejects.toThrow(/has \d+ MB free, and 1000000000000 MB are needed\. Nothing was written/)
  await expect(requireSpace(folder, 1)).resolves.toBeUndefined()
})

test('the last backup is the newest recorded one; a damaged record counts as none', async () => {
  const mall = { dataDir: folder }
  expect(await lastBackup(mall)).toBeNull()
  await recordBackup(folder, new Date('2026-11-27T03:15:00Z'), '/backups/a')
  await recordBackup(folder, new Date('2026-11-28T03:15:00Z'), '/backups/b')
  expect(await lastBackup(mall)).toEqual(new Date('2026-11-28T03:15:00Z'))
  writeFileSync(join(folder, 'backups.json'), '[{')
  expect(await lastBackup(mall)).toBeNull()
})
