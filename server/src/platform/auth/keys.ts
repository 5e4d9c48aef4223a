import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WrongSetting, type Environment } from '../environment.ts'

/** Secret keys, one for each purpose, all derived from one secret. The database does not hold them. */
export type Keys = { for: (purpose: string) => Buffer }

const bytes = 32

export const makeKeys = (environment: Pick<Environment, 'secretKey' | 'dataDir' | 'databaseUrl' | 'demo'>): Keys => {
  const made = new Map<string, Buffer>()
  let secret: Buffer | null = null
  return {
    for: (purpose) => {
      const known = made.get(purpose)
      if (known) return known
      secret ??= secretOf(environment)
      const key = Buffer.from(hkdfSync('sha256', secret, '', `plaza ${purpose}`, bytes))
      made.set(purpose, key)
      return key
    },
  }
}

/** A mall with its own `DATABASE_URL` needs its own `SECRET_KEY` too: several processes share the secret, and it is backed up separately. */
export const needsSecret = ({ secretKey, databaseUrl, demo }: Pick<Environment, 'secretKey' | 'databaseUrl' | 'demo'>): boolean =>
  secretKey === null && databaseUrl !== null && !demo

const secretOf = (environment: Pick<Environment, 'secretKey' | 'dataDir' | 'databaseUrl' | 'demo'>): Buffer => {
  if (needsSecret(environment)) throw new WrongSetting('The setting SECRET_KEY is missing. It encrypts the secrets in the database.')
  return environment.secretKey === null ? storedSecret(environment.dataDir) : Buffer.from(environment.secretKey)
}

/** Reads the secret, and creates it on first use. The file is complete as soon as it exists, even if several processes start at once. */
const storedSecret = (dataDir: string): Buffer => {
  const path = join(dataDir, 'secret.key')
  const read = () => readFileSync(path)
  try {
    return read()
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
  }
  mkdirSync(dataDir, { recursive: true })
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, randomBytes(bytes).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return read()
}
