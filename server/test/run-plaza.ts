import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { runCommand } from '../src/commands/run-command.ts'
import { seedCommand } from '../src/commands/seed-command.ts'
import { startCommand } from '../src/commands/start-command.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

type Ran = { status: number | null; stdout: string; stderr: string }

/** Runs a `plaza` command on a test's database, and returns its exit code and output. */
export const runPlaza = (url: string, ...args: string[]): Promise<Ran> =>
  runPlazaWith({ DATABASE_URL: url, SECRET_KEY: 'a secret of at least 32 characters' }, ...args)

/** Runs a `plaza` command with these settings. */
export const runPlazaWith = async (settings: Readonly<Record<string, string>>, ...args: string[]): Promise<Ran> => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const [stdout, stderr]: [string[], string[]] = [[], []]
  const out = vi.spyOn(console, 'log').mockImplementation((line: unknown) => void stdout.push(String(line)))
  const err = vi.spyOn(console, 'error').mockImplementation((line: unknown) => void stderr.push(String(line)))
  try {
    const status = await runCommand(args, {
      home: root,
      more: { start: startCommand(() => Promise.reject(new Error('no mall starts here'))), seed: seedCommand },
    })
    return { status, stdout: stdout.map((line) => `${line}\n`).join(''), stderr: stderr.map((line) => `${line}\n`).join('') }
  } finally {
    out.mockRestore()
    err.mockRestore()
    vi.unstubAllEnvs()
  }
}
