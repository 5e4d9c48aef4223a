import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment, WrongSetting } from '../environment.ts'
import { makeKeys, needsSecret } from './keys.ts'
import { seal, unseal } from './sealing.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plaza-keys-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const environment = (settings: Record<string, string> = {}) => readEnvironment({ DATA_DIR: dataDir, ...settings }, dataDir)
const own = { DATABASE_URL: 'postgres://mall@db/mall' }

describe('secret key of a mall', () => {
  test('is created on first use, persists, and is readable by its owner only', async () => {
    const first = makeKeys(environment()).for('a trial')
    expect(makeKeys(environment()).for('a trial')).toEqual(first)
    const path = join(dataDir, 'secret.key')
    expect((await readFile(path, 'utf8')).length).toBeGreaterThanOrEqual(43)
    expect((await stat(path)).mode & 0o077).toBe(0)
  })
  test('derives a different key for each purpose', () => {
    const keys = makeKeys(environment())
    expect(keys.for('one')).toHaveLength(32)
    expect(keys.for('one')).toEqual(keys.for('one'))
    expect(keys.for('one')).not.toEqual(keys.for('two'))
  })
  test('is required with an external database, and is then the same in every process', () => {
    expect(needsSecret(environment(own))).toBe(true)
    expect(() => makeKeys(environment(own)).for('a trial')).toThrow(WrongSetting)
    const settings = { ...own, SECRET_KEY: 'thirty-two signs that nobody knows' }
    expect(needsSecret(environment(settings))).toBe(false)
    expect(makeKeys(environment(settings)).for('a trial')).toEqual(makeKeys(environment(settings)).for('a trial'))
    expect(needsSecret(environment({ ...own, DEMO: '1' }))).toBe(false)
  })
  test('a secret that is too short is refused, and not printed', () => {
    expect(() => environment({ SECRET_KEY: 'short-secret' })).toThrow('The setting SECRET_KEY must have at least 32 characters.')
  })
})

describe('seal', () => {
  const key = makeKeys(readEnvironment({ SECRET_KEY: 'thirty-two signs that nobody knows' }, '/tmp')).for('a trial')
  test('opens only in its row, with its key, and unmodified', () => {
    const sealed = seal(key, 'IBAN GB29 …', 'row 1')
    expect(unseal(key, sealed, 'row 1')).toBe('IBAN GB29 …')
    expect(() => unseal(key, sealed, 'row 2')).toThrow()
    expect(() => unseal(Buffer.alloc(32, 7), sealed, 'row 1')).toThrow()
    for (let at = 0; at < sealed.length; at += 1) {
      const touched = Buffer.from(sealed)
      touched[at] = (touched[at] ?? 0) ^ 1
      expect(() => unseal(key, touched, 'row 1'), `byte ${at}`).toThrow()
    }
    expect(() => unseal(key, sealed.subarray(0, 20), 'row 1')).toThrow()
  })
  test('sealing the same text twice gives different results', () => {
    expect(seal(key, 'same', 'row 1')).not.toEqual(seal(key, 'same', 'row 1'))
  })
})
