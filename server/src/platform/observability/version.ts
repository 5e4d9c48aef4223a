import { readFileSync } from 'node:fs'
import { findBeside } from '../db/bundled-file.ts'

/** The version of Plaza, from its only place: the `package.json` of the repository. */
export const plazaVersion: string = (() => {
  const path = findBeside(import.meta.url, '../../package.json', '../../../../package.json')
  return path === null ? 'unknown' : (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
})()
