import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { inRoot, script } from './paths.mjs'
import { precompress } from './precompress.mjs'
import { must, runNode } from './run.mjs'
import { Plain } from './tell.mjs'

const storefront = inRoot('apps/storefront')

/** Builds the files for the browser, and a module of the same screens. The server renders the first page with this module. */
export async function buildStorefront() {
  if (!existsSync(inRoot('apps/storefront/index.html')))
    throw new Plain('apps/storefront/index.html is missing: there is no storefront to build.')
  await rm(inRoot('apps/storefront/dist'), { recursive: true, force: true })
  await vite('Building the storefront', ['--outDir', 'dist/client'])
  await vite('Building the first page', ['--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'])
  await precompress(inRoot('apps/storefront/dist/client'))
}

const vite = (what, args) =>
  must(
    what,
    runNode([script('vite/bin/vite.js'), 'build', '--configLoader', 'runner', '--logLevel', 'warn', ...args], {
      cwd: storefront,
      env: { NODE_ENV: 'production' },
    }),
  )
