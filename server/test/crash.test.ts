import { expect, test } from 'vitest'
import { killServer } from '../../chaos/kill-server.ts'

// `crash.long.test.ts` also kills PostgreSQL and gateways. `npm run chaos` runs a longer version, with planted faults.

test('a server killed during writes loses none, repeats none, and answers an idempotency key as before', { timeout: 240_000 }, async () => {
  const { acknowledged, retried, faults } = await killServer(null, undefined, 2)
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(50)
  expect(retried).toBeGreaterThan(0)
})
