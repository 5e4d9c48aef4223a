import { rm } from 'node:fs/promises'
import { inRoot, script } from './paths.mjs'
import { precompress } from './precompress.mjs'
import { must, runNode } from './run.mjs'

/** Builds the files of an app that only the browser renders. */
export async function buildPage(app, what) {
  await rm(inRoot('apps', app, 'dist'), { recursive: true, force: true })
  const command = [script('vite/bin/vite.js'), 'build', '--configLoader', 'runner', '--logLevel', 'warn']
  await must(what, runNode(command, { cwd: inRoot('apps', app), env: { NODE_ENV: 'production' } }))
  await precompress(inRoot('apps', app, 'dist'))
}
