import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
let copy: string

const run = async (...args: string[]): Promise<string> => {
  const { NODE_OPTIONS: _, VITEST: _vitest, ...env } = process.env
  const done = promisify(execFile)(process.execPath, args, { cwd: copy, env: { ...env, NO_COLOR: '1' } })
  const { stdout } = await done.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(error.stdout + error.stderr)
  })
  return stdout
}

const leftBehind = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results'])

/** The repository's packages come from the copy. All other packages are already installed. */
const install = async () => {
  const installed = join(copy, 'node_modules')
  await mkdir(installed)
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@plaza') await symlink(join(root, 'node_modules', name), join(installed, name))
  await mkdir(join(installed, '@plaza'))
  for (const name of await readdir(join(copy, 'packages'))) await symlink(join(copy, 'packages', name), join(installed, '@plaza', name))
  for (const part of ['server', 'packages/contract', 'packages/client', 'packages/values'])
    if (existsSync(join(root, part, 'node_modules'))) await symlink(join(root, part, 'node_modules'), join(copy, part, 'node_modules'))
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'plaza-module-'))
  await cp(root, copy, { recursive: true, filter: (path) => path === root || !leftBehind.has(basename(path)) })
  await install()
}, 180_000)
afterAll(() => rm(copy, { recursive: true, force: true }))

describe('new module', () => {
  it('passes the quick gate as generated: types, lint, format and architecture rules', async () => {
    const written = (await run('--import', 'tsx', 'tools/new-module.ts', 'paper-kites'))
      .split('\n')
      .flatMap((line) => /^ {2}(\S+)$/.exec(line)?.[1] ?? [])
    const sources = written.filter((path) => path.endsWith('.ts'))
    expect(sources).toContain('packages/client/src/customer/paper-kites.ts')
    for (const list of ['whose-rows', 'everybodys-acts', 'rows-of-empty-tables'])
      expect(await readFile(join(copy, `server/test/${list}.ts`), 'utf8')).toMatch(/paper_kites\.paper_kite/)
    const compilerOptions = { lib: ['es2023', 'dom', 'dom.iterable'] }
    const include = [...sources, 'server/src/modules.ts', 'server/test/global-setup.ts']
    await writeFile(join(copy, 'tsconfig.module.json'), JSON.stringify({ extends: './tsconfig.json', compilerOptions, include }))
    await run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.module.json')
    await run('node_modules/oxlint/bin/oxlint', '--quiet', ...sources)
    await run('node_modules/oxfmt/bin/oxfmt', '--check', ...sources)
    await run('node_modules/vitest/vitest.mjs', 'run', '--project', 'units', 'server/test/picture.test.ts')
  }, 600_000)
})
