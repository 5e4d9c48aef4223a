import { existsSync } from 'node:fs'
import { buildServer } from './build-server.mjs'
import { buildPage } from './build-page.mjs'
import { buildStorefront } from './build-storefront.mjs'
import { inRoot } from './paths.mjs'
import { readStamp, stampOf, writeStamp } from './stamps.mjs'
import { step } from './tell.mjs'
import { inTurn } from './turn.mjs'

const common = ['package-lock.json', 'NOTICE', 'tools/ready', 'packages/values', 'packages/contract', 'packages/design']

export const parts = {
  storefront: {
    name: 'The storefront is built',
    doing: 'builds the storefront',
    sources: [...common, 'packages/client', 'packages/web', 'apps/storefront'],
    makes: ['apps/storefront/dist/client/index.html'],
    build: buildStorefront,
  },
  operator: {
    name: 'The operator console is built',
    doing: 'builds the console of the staff',
    sources: [...common, 'packages/client', 'packages/web', 'packages/console', 'apps/operator'],
    makes: ['apps/operator/dist/index.html'],
    build: () => buildPage('operator', 'Building the operator console'),
  },
  seller: {
    name: 'The seller console is built',
    doing: 'builds the console of the shops',
    sources: [...common, 'packages/client', 'packages/web', 'packages/console', 'apps/seller'],
    makes: ['apps/seller/dist/index.html'],
    build: () => buildPage('seller', 'Building the seller console'),
  },
  server: {
    name: 'The server is built',
    doing: 'builds the server',
    sources: [...common, 'packages/cast', 'server/src', 'server/package.json'],
    makes: ['server/dist/main.mjs'],
    build: buildServer,
  },
}

/** Builds the parts that are older than their sources. */
export const ensureBuilt = () => Promise.all(Object.keys(parts).map(buildIfOlder))

async function buildIfOlder(key) {
  if (await isFresh(key)) return
  await inTurn(key, parts[key].doing, async () => {
    if (!(await isFresh(key))) await build(key)
  })
}

export const buildPart = (key) => inTurn(key, parts[key].doing, () => build(key))

const isFresh = async (key) =>
  parts[key].makes.every((path) => existsSync(inRoot(path))) && (await readStamp(key)) === (await stampOf(parts[key].sources))

async function build(key) {
  // Computed before the build. A source change during the build then causes another build.
  const stamp = await stampOf(parts[key].sources)
  await step(parts[key].name, parts[key].build)
  await writeStamp(key, stamp)
}
