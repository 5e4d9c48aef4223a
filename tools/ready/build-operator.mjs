import { rm } from 'node:fs/promises'
import { inRoot, script } from './paths.mjs'
import { precompress } from './precompress.mjs'
import { must, runNode } from './run.mjs'

/** The files of the staff's page. */
export async function buildOperator() {
  await rm(inRoot('apps/operator/dist'), { recursive: true, force: true })
  const command = [script('vite/bin/vite.js'), 'build', '--configLoader', 'runner', '--logLevel', 'warn']
  await must('Building the page of the staff', runNode(command, { cwd: inRoot('apps/operator'), env: { NODE_ENV: 'production' } }))
  await precompress(inRoot('apps/operator/dist'))
}
