import { expect, test } from 'vitest'
import { diskFullLine, isDiskFull } from './disk.mjs'
import { must, runNode } from './run.mjs'

test.each([
  ['npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write', true],
  ['dpkg: error processing archive: cannot copy data: No space left on device', true],
  ['EDQUOT: disk quota exceeded, write', true],
  ['npm error code EACCES', false],
])('%s: %s', (text, full) => {
  expect(isDiskFull(text)).toBe(full)
})

test('the line names a folder that exists and is one line', async () => {
  expect(await diskFullLine('Building the server', '/no-such-folder/inside')).toMatch(
    /^Building the server failed because a disk is full\. The disk of \S+ has the least room, \d+ MB; [^\n]*$/,
  )
})

test('a program that met a full disk ends in that line alone, another fault in all that it said', async () => {
  const ends = (text) => runNode(['-e', `console.error(${JSON.stringify(text)}); process.exitCode = 1`])
  await expect(must('Building', ends('first\nError: ENOSPC: no space left on device'))).rejects.toThrow(
    /^Building failed because a disk is full\.[^\n]*$/,
  )
  await expect(must('Building', ends('first\nsecond'))).rejects.toThrow('first\nsecond\n\nBuilding failed (code 1).')
})
