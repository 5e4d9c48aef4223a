import { expect, test } from 'vitest'
import { whyUnusable } from './server-version.ts'

test.each([90_624, 140_020, 149_999])('refuses PostgreSQL before version 15 (%i), and names both versions', (version) => {
  expect(whyUnusable(version)).toContain(`PostgreSQL ${Math.floor(version / 10_000)}.`)
  expect(whyUnusable(version)).toContain('needs PostgreSQL 15')
})

test.each([150_000, 160_004, 170_010, 180_004, 190_000])('accepts PostgreSQL 15 and later (%i)', (version) => {
  expect(whyUnusable(version)).toBeNull()
})
