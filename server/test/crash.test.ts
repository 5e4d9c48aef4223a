import { expect, test } from 'vitest'
import { killServer } from '../../chaos/kill-server.ts'

// PostgreSQL and gateways in the middle are killed by `crash.long.test.ts`; the longer form, with faults planted on purpose, is `npm run chaos`.

test(
  'a server that is killed in the midst of writes loses none, repeats none, and answers a key as before',
  { timeout: 240_000 },
  async () => {
    const { acknowledged, retried, faults } = await killServer(null, undefined, 2)
    expect(faults).toEqual([])
    expect(acknowledged).toBeGreaterThan(50)
    expect(retried).toBeGreaterThan(0)
  },
)
