import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { AssertOutsideTransaction } from '../../db/outside-transaction.ts'
import { boundedFetch, type Fetch } from '../bounded-fetch.ts'
import type { S3Access } from './s3-settings.ts'

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken: string | null; expiresAt: number | null }
export type CredentialSource = {
  current: () => Promise<Credentials>
  /** Forgets keys that the store refused. False if there are no newer ones. */
  forget: () => boolean
}

const whom = 'the source of the keys for the file store'

const TemporaryKeys = z.object({ AccessKeyId: z.string(), SecretAccessKey: z.string(), Token: z.string(), Expiration: z.string() })

const parseKeys = (value: unknown): Credentials => {
  const checked = TemporaryKeys.safeParse(value)
  const expiresAt = Date.parse(checked.data?.Expiration ?? '')
  if (!checked.success || Number.isNaN(expiresAt)) throw new Error(`${whom} sent no keys`)
  const { AccessKeyId: accessKeyId, SecretAccessKey: secretAccessKey, Token: sessionToken } = checked.data
  return { accessKeyId, secretAccessKey, sessionToken, expiresAt }
}

const asText = async (answer: Response): Promise<string> => {
  if (!answer.ok) throw new Error(`${whom} answered ${answer.status}`)
  return answer.text()
}
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The platform replaces the file from time to time, so it is read for each request. */
const readToken = async (path: string) => (await readFile(path, 'utf8')).trim()

type Temporary = Exclude<S3Access, { by: 'keys' }>

const assumeRole = async (ask: Fetch, { roleArn, tokenFile, sessionName, stsUrl }: Extract<S3Access, { by: 'web-identity' }>) => {
  const body = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: roleArn,
    RoleSessionName: sessionName,
    WebIdentityToken: await readToken(tokenFile),
  })
  const xml = await asText(await ask(stsUrl, { method: 'POST', body }))
  const field = (name: string) => new RegExp(`<${name}>\\s*([^<]+?)\\s*</${name}>`).exec(xml)?.[1]
  return parseKeys({
    AccessKeyId: field('AccessKeyId'),
    SecretAccessKey: field('SecretAccessKey'),
    Token: field('SessionToken'),
    Expiration: field('Expiration'),
  })
}

const askContainer = async (ask: Fetch, { url, tokenFile }: Extract<S3Access, { by: 'container' }>) => {
  const headers: Record<string, string> = tokenFile === null ? {} : { authorization: await readToken(tokenFile) }
  return parseKeys(parseJson(await asText(await ask(url, { headers }))))
}

/** Reads the role of the machine, in the second version of the protocol: a session token guards it against forged requests. */
const askInstance = async (ask: Fetch, { url }: Extract<S3Access, { by: 'instance' }>) => {
  const token = await asText(
    await ask(`${url}/latest/api/token`, { method: 'PUT', headers: { 'x-aws-ec2-metadata-token-ttl-seconds': '300' } }),
  )
  const read = async (path: string) => asText(await ask(url + path, { headers: { 'x-aws-ec2-metadata-token': token } }))
  const roles = '/latest/meta-data/iam/security-credentials/'
  const [role = ''] = (await read(roles)).split('\n')
  return parseKeys(parseJson(await read(roles + encodeURIComponent(role.trim()))))
}

const hostOf = (access: Temporary): string => new URL(access.by === 'web-identity' ? access.stsUrl : access.url).host

const askSource = (access: Temporary, assertOutsideTransaction: AssertOutsideTransaction): (() => Promise<Credentials>) => {
  const ask = boundedFetch({ whom, hosts: new Set([hostOf(access)]), assertOutsideTransaction })
  return async () => {
    if (access.by === 'web-identity') return assumeRole(ask, access)
    return access.by === 'container' ? askContainer(ask, access) : askInstance(ask, access)
  }
}

/** Keys are renewed this long before they expire. */
const renewBeforeMs = 5 * 60_000

/** Keeps keys until shortly before they expire. Several callers share one request, and none waits while the old keys are valid. */
export const renewedKeys = (ask: () => Promise<Credentials>, now: () => number = Date.now): CredentialSource => {
  let keys: Credentials | null = null
  let asking: Promise<Credentials> | null = null
  const renew = () => {
    asking ??= ask()
      .then((fresh) => (keys = fresh))
      .finally(() => {
        asking = null
      })
    return asking
  }
  return {
    current: async () => {
      const leftMs = keys === null ? 0 : (keys.expiresAt ?? Infinity) - now()
      if (keys === null || leftMs <= 0) return renew()
      // If this fails, the next call tries again.
      if (leftMs <= renewBeforeMs) renew().catch(() => {})
      return keys
    },
    forget: () => {
      keys = null
      return true
    },
  }
}

/** Fixed keys, or keys that the platform renews. */
export const credentialsOf = (access: S3Access, assertOutsideTransaction: AssertOutsideTransaction): CredentialSource => {
  if (access.by !== 'keys') return renewedKeys(askSource(access, assertOutsideTransaction))
  const { accessKeyId, secretAccessKey, sessionToken } = access
  return { current: async () => ({ accessKeyId, secretAccessKey, sessionToken, expiresAt: null }), forget: () => false }
}
