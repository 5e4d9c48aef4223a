import { closeSync, existsSync, openSync, writeSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logDestination } from './log-destination.ts'

const failing = (code: string) => Object.assign(new Error(code), { code })

test('lines lost to a full disk are counted, and the next written line reports the count', () => {
  let space = Infinity
  let text = ''
  const log = logDestination((bytes) => {
    const taken = Math.min(bytes.length, space)
    // A full disk writes the beginning of a line before it refuses the rest.
    if (taken === 0) throw failing('ENOSPC')
    space -= taken
    text += Buffer.from(bytes.subarray(0, taken)).toString()
    return taken
  })
  log.write('first\n')
  space = 3
  log.write('cut off\n')
  log.write('cut again\n')
  space = Infinity
  log.write('last\n')
  const lines = text.split('\n')
  expect(lines.slice(0, 2)).toEqual(['first', 'cut'])
  expect(JSON.parse(lines.at(-3) ?? '')).toMatchObject({ level: 'warn', lost: 2, msg: 'lines of the log could not be written' })
  expect(lines.at(-2)).toBe('last')
})

test('a pipe that is briefly full loses no line', () => {
  let refusals = 3
  let text = ''
  const log = logDestination((bytes) => {
    if (refusals > 0) {
      refusals -= 1
      throw failing('EAGAIN')
    }
    text += Buffer.from(bytes.subarray(0, 4)).toString()
    return Math.min(bytes.length, 4)
  })
  log.write('a whole line\n')
  expect(text).toBe('a whole line\n')
})

test.runIf(existsSync('/dev/full'))('a full device neither throws nor blocks', () => {
  const full = openSync('/dev/full', 'w')
  const log = logDestination((bytes) => writeSync(full, bytes))
  expect(() => {
    for (let at = 0; at < 100; at += 1) log.write('a line\n')
  }).not.toThrow()
  closeSync(full)
})
