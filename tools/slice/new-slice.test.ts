import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSlice } from './make-slice.ts'
import { sliceFiles, sliceNames } from './shape.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)
let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'plaza-slice-'))
  for (const part of [
    'packages/client/src',
    'packages/contract',
    'packages/values',
    'server/src',
    'server/test',
    'server/db',
    'tsconfig.base.json',
  ]) {
    await cp(join(root, part), join(copy, part), { recursive: true, filter: (path) => !path.includes('node_modules') })
  }
  for (const part of ['.', 'packages/client', 'packages/contract', 'packages/values', 'server']) {
    const installed = join(root, part, 'node_modules')
    if (existsSync(installed)) await symlink(installed, join(copy, part, 'node_modules'))
  }
}, 60_000)
afterAll(() => rm(copy, { recursive: true, force: true }))

describe('a new slice', () => {
  it('goes by names that fit', () => {
    expect(sliceNames('gift-cards')).toEqual({
      folder: 'gift-cards',
      camel: 'giftCards',
      one: 'GiftCard',
      oneCamel: 'giftCard',
      words: 'gift cards',
      schema: 'gift_cards',
    })
    expect(sliceNames('Gift')).toBeNull()
    expect(sliceNames('../etc')).toBeNull()
    expect(sliceNames('')).toBeNull()
  })
  it('is joined in, and compiles as it is', async () => {
    const names = sliceNames('gift-cards')
    if (!names) throw new Error('a fine name was refused')
    const written = await makeSlice(copy, names)
    expect(written).toEqual(
      Object.keys(sliceFiles(names, Number((await readdir(join(copy, 'server/db/migrations'))).toSorted().at(-1)?.slice(0, 4)))),
    )
    const config = {
      extends: './tsconfig.base.json',
      compilerOptions: {
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: ['node'],
        paths: { '@plaza/contract': ['./packages/contract/src/index.ts'], '@plaza/contract/*': ['./packages/contract/src/*.ts'] },
      },
      include: [
        'server/src/slices/gift-cards',
        'server/src/slices.ts',
        'server/test/global-setup.ts',
        'packages/contract/src/every-call.ts',
        'packages/client/src/index.ts',
      ],
    }
    await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(config))
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', copy, '--noEmit']).catch(
      (error: { stdout: string }) => {
        throw new Error(error.stdout)
      },
    )
  }, 60_000)
})
