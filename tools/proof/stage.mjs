import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureBrowser } from '../ready/browser.mjs'
import { ensureBuilt } from '../ready/build.mjs'
import { inCache, inRoot, script } from '../ready/paths.mjs'
import { must, runNode } from '../ready/run.mjs'

const timeoutMs = 180_000

let set

/**
 * Prerequisites of a browser test: a browser, the gallery and the demo mall from the current build. They are set up once. A failed set-up fails
 * every test that needs it.
 */
export function stage() {
  set ??= Promise.all([ensureBrowser(), ensureBuilt(), buildGallery()]).then(async ([CHROMIUM]) => ({
    CHROMIUM,
    MALL_URL: await openMall(),
  }))
  return set
}

/** Builds the gallery, which shows the design package. */
const buildGallery = () =>
  must(
    'Building the gallery',
    runNode([script('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: inRoot('packages/design'),
      env: { NODE_ENV: 'production' },
    }),
  )

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** Settings of a demo mall for tests. With these, the mall refuses no request, even on a busy machine. */
export const mallSettings = (port) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  DEMO: '1',
  // Shops start without past orders.
  DEMO_MONTHS: '0',
  RATE_LIMIT_PER_MINUTE: '0',
  // A busy machine must not cause refusals, because these tests are not about overload.
  MOST_BEHIND_MS: '0',
  // Each test sends a separate client address, because password guesses are limited by address.
  TRUST_PROXY: '1',
})

/** Starts a newly filled mall, which ends with this process. */
async function openMall() {
  const folder = inCache('stage')
  await rm(folder, { recursive: true, force: true })
  await mkdir(inCache('logs'), { recursive: true })
  const port = await freePort()
  const settings = { ...mallSettings(port), DATA_DIR: folder, LOG_LEVEL: 'warn', NODE_ENV: 'production' }
  const { DATABASE_URL: _database, PUBLIC_URL: _public, ...around } = process.env
  const mall = spawn(process.execPath, [inRoot('server/dist/main.mjs')], {
    env: { ...around, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(inCache('logs', 'mall.log'))
  mall.stdout.pipe(log)
  mall.stderr.pipe(log)
  process.once('exit', () => mall.kill('SIGTERM'))
  const url = `http://localhost:${port}`
  await answering(`${url}/readyz`, mall)
  return url
}

async function answering(url, mall) {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    if (mall.exitCode !== null) break
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await pause(200)
  }
  throw new Error(`The mall for the browser tests did not open; see ${inCache('logs', 'mall.log')}.`)
}
