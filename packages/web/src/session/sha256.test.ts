import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test('matches the SHA-256 of Node for every length', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{0,200}$/), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
})
