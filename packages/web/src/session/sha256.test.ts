import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test('is what everybody else calls SHA-256, whatever the length', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{0,200}$/), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
})
