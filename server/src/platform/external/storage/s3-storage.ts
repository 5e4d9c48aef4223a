import { AwsClient } from 'aws4fetch'
import type { AssertOutsideTransaction } from '../../db/outside-transaction.ts'
import { outboundSpan } from '../../observability/tracing/client-span.ts'
import { credentialsOf, type Credentials } from './s3-credentials.ts'
import type { S3Settings } from './s3-settings.ts'
import { checkedKey, contentTypeOf, type Storage } from './storage.ts'

const timeoutMs = 15_000
const whom = 'the file store'

const makeClient = ({ accessKeyId, secretAccessKey, sessionToken }: Credentials, region: string) =>
  new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2, ...(sessionToken && { sessionToken }) })

const refusedKeys = /<Code>(ExpiredToken|InvalidToken|InvalidAccessKeyId|TokenRefreshRequired)<\/Code>/
/** A denied right is no reason for new keys: else each missing file would ask the platform for them. */
const refusesKeys = async (answer: Response): Promise<boolean> =>
  (answer.status === 400 || answer.status === 403) && refusedKeys.test(await answer.clone().text())

/** Sends signed requests. If the store refuses the keys as such, newer ones are tried once. */
const signedFetch = ({ access, region }: S3Settings, assertOutsideTransaction: AssertOutsideTransaction) => {
  const source = credentialsOf(access, assertOutsideTransaction)
  let last: { keys: Credentials; client: AwsClient } | null = null
  const clientNow = async () => {
    const keys = await source.current()
    if (last?.keys !== keys) last = { keys, client: makeClient(keys, region) }
    return last.client
  }
  return async (url: string, init: RequestInit): Promise<Response> => {
    assertOutsideTransaction(whom)
    const called = () => ({ whom, method: init.method ?? 'GET', host: new URL(url).host })
    const send = async () => {
      const client = await clientNow()
      return outboundSpan(called, () => client.fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' }))
    }
    const answer = await send()
    return (await refusesKeys(answer)) && source.forget() ? send() : answer
  }
}

/** Any S3-compatible store, addressed by path: `s3://bucket/prefix` at an endpoint. */
export const s3Storage = (url: string, settings: S3Settings, assertOutsideTransaction: AssertOutsideTransaction): Storage => {
  const { hostname: bucket, pathname } = new URL(url)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  const ask = signedFetch(settings, assertOutsideTransaction)
  const addressOf = (key: string) => `${settings.endpoint.replace(/\/$/, '')}/${bucket}/${prefix ? `${prefix}/` : ''}${checkedKey(key)}`
  const wrong = (what: string, status: number) => new Error(`the file store answered ${status} to ${what}`)
  return {
    put: async (key, body, contentType) => {
      const answer = await ask(addressOf(key), { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': contentType } })
      if (!answer.ok) throw wrong('put', answer.status)
    },
    get: async (key) => {
      const answer = await ask(addressOf(key), { method: 'GET' })
      if (answer.status === 404) return null
      if (!answer.ok) throw wrong('get', answer.status)
      return { body: Buffer.from(await answer.arrayBuffer()), contentType: answer.headers.get('content-type') ?? contentTypeOf(key) }
    },
    remove: async (key) => {
      const answer = await ask(addressOf(key), { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) throw wrong('remove', answer.status)
    },
  }
}
