import { existsSync } from 'node:fs'
import { buildServer } from './build-server.mjs'
import { buildStorefront } from './build-storefront.mjs'
import { inRoot } from './paths.mjs'
import { readStamp, stampOf, writeStamp } from './stamps.mjs'
import { step } from './tell.mjs'

const common = ['package-lock.json', 'tools/ready', 'packages/values', 'packages/contract', 'packages/design']

export const parts = {
  storefront: {
    name: 'The storefront is built',
    sources: [...common, 'packages/client', 'apps/storefront'],
    makes: ['apps/storefront/dist/client/index.html'],
    build: buildStorefront,
  },
  server: {
    name: 'The server is built',
    sources: [...common, 'packages/cast', 'server/src', 'server/package.json'],
    makes: ['server/dist/main.mjs'],
    build: buildServer,
  },
}

/** Builds what is older than its sources. */
export const ensureBuilt = () => Promise.all(Object.keys(parts).map(buildIfOlder))

async function buildIfOlder(key) {
  const { sources, makes } = parts[key]
  const stamp = await stampOf(sources)
  if (makes.every((path) => existsSync(inRoot(path))) && (await readStamp(key)) === stamp) return
  await buildPart(key, stamp)
}

export async function buildPart(key, stamp) {
  const { name, sources, build } = parts[key]
  // Taken before the build: what changes meanwhile is built the next time.
  const before = stamp ?? (await stampOf(sources))
  await step(name, build)
  await writeStamp(key, before)
}
