import { AwsClient } from 'aws4fetch'
import type { AssertOutsideTransaction } from '../../db/outside-transaction.ts'
import { outboundSpan } from '../../observability/tracing/client-span.ts'
import { checkedKey, contentTypeOf, type Storage } from './storage.ts'

type S3Options = { url: string; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }

const timeoutMs = 15_000

/** Any S3-compatible store, addressed by path: `s3://bucket/prefix` at an endpoint. */
export const s3Storage = (options: S3Options, assertOutsideTransaction: AssertOutsideTransaction): Storage => {
  const { hostname: bucket, pathname } = new URL(options.url)
  const prefix = pathname.replace(/^\/|\/$/g, '')
  const client = new AwsClient({
    accessKeyId: options.accessKeyId,
    secretAccessKey: options.secretAccessKey,
    region: options.region,
    service: 's3',
    retries: 2,
  })
  const addressOf = (key: string) => `${options.endpoint.replace(/\/$/, '')}/${bucket}/${prefix ? `${prefix}/` : ''}${checkedKey(key)}`
  const ask = async (key: string, init: RequestInit) => {
    const whom = 'the file store'
    assertOutsideTransaction(whom)
    const called = () => ({ whom, method: init.method ?? 'GET', host: new URL(options.endpoint).host })
    return outboundSpan(called, () => client.fetch(addressOf(key), { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' }))
  }
  const wrong = (what: string, status: number) => new Error(`the file store answered ${status} to ${what}`)
  return {
    put: async (key, body, contentType) => {
      const answer = await ask(key, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': contentType } })
      if (!answer.ok) throw wrong('put', answer.status)
    },
    get: async (key) => {
      const answer = await ask(key, { method: 'GET' })
      if (answer.status === 404) return null
      if (!answer.ok) throw wrong('get', answer.status)
      return { body: Buffer.from(await answer.arrayBuffer()), contentType: answer.headers.get('content-type') ?? contentTypeOf(key) }
    },
    remove: async (key) => {
      const answer = await ask(key, { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) throw wrong('remove', answer.status)
    },
  }
}
