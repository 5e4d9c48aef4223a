import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** `npm run walk -- --orders 3000 --seed 7` runs the test suite's random walk for longer. Without `--seed`, every run uses a new seed. */
const options = (name: string, otherwise: number): string => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? String(otherwise) : (process.argv[at + 1] ?? '')
}
const root = fileURLToPath(new URL('..', import.meta.url))
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'calls', 'server/test/random-walk.test.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WALK_ORDERS: options('orders', 2000), WALK_SEED: options('seed', Date.now() % 1_000_000) },
  },
)
process.exit(status ?? 1)
