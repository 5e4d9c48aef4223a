import { expect, test } from 'vitest'
import { killPostgres } from '../../chaos/kill-postgres.ts'
import { killServer } from '../../chaos/kill-server.ts'

// The longer form, with faults planted on purpose, is `npm run chaos`.

test(
  'a server that is killed in the midst of writes loses none, repeats none, and answers a key as before',
  { timeout: 120_000 },
  async () => {
    const { acknowledged, retried, faults } = await killServer(null, undefined, 2)
    expect(faults).toEqual([])
    expect(acknowledged).toBeGreaterThan(50)
    expect(retried).toBeGreaterThan(0)
  },
)

test('PostgreSQL that is killed in the midst of writes loses none, and the server finds it again', { timeout: 120_000 }, async () => {
  const { acknowledged, retried, faults } = await killPostgres(null, undefined, 2)
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(50)
  expect(retried).toBeGreaterThan(0)
})
