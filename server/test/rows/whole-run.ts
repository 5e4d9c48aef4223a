import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import type { Claim } from './shape.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The row types that the code declares, and the folder that records the checks against them. */
    claims: { list: Claim[]; folder: string }
  }
}

type Rows = { list: Claim[]; folder: string; end: () => Promise<void> }

const read = async (): Promise<Claim[]> => {
  const script = new URL('tell-claims.ts', import.meta.url).pathname
  const output = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(output.stdout) as Claim[]
}

/** After a run of all files, reports the statements that were never checked against the database. */
export const startRows = async (project: TestProject): Promise<Rows> => {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-rows-'))
  const list = await read()
  project.provide('claims', { list, folder })
  const end = async () => {
    const noted = new Set<string>()
    for (const name of await readdir(folder)) for (const line of (await readFile(join(folder, name), 'utf8')).split('\n')) noted.add(line)
    await rm(folder, { recursive: true })
    const { testFiles } = await project.globTestFiles()
    if (!testFiles.every((file) => noted.has(`file ${file}`))) return
    const missed = list.map(({ at }) => at).filter((at) => !noted.has(`reached ${at}`))
    if (missed.length > 0) console.warn(`No test reaches these statements, so that their rows are unproven:\n${missed.join('\n')}`)
  }
  return { list, folder, end }
}
