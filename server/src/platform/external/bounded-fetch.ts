import type { AssertOutsideTransaction } from '../db/outside-transaction.ts'
import { outboundSpan } from '../observability/tracing/client-span.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>
/** An external service: its name in error messages, its configured hosts, and the limits of time and size. */
type Outside = {
  whom: string
  hosts: ReadonlySet<string>
  assertOutsideTransaction: AssertOutsideTransaction
  timeoutMs?: number
  maxBytes?: number
}

/** Requests only hosts that the operator configured, never inside a transaction. Redirects are not followed, and time and size are limited. */
export const boundedFetch =
  ({ whom, hosts, assertOutsideTransaction, timeoutMs = 8000, maxBytes = 256 * 1024 }: Outside, send: Fetch = fetch): Fetch =>
  async (url, init) => {
    assertOutsideTransaction(whom)
    const { host } = new URL(url)
    if (!hosts.has(host)) throw new Error(`the host ${host} is not among those of ${whom}`)
    const limit = AbortSignal.timeout(timeoutMs)
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
    const called = () => ({ whom, method: init.method ?? 'GET', host })
    const answer = await outboundSpan(called, () => send(url, { ...init, redirect: 'error', signal }))
    const bytes = await readBounded(answer, whom, maxBytes)
    const { status, headers } = answer
    return new Response(status === 204 ? null : bytes, { status, headers })
  }

const readBounded = async (answer: Response, whom: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let size = 0
  if (answer.body)
    for await (const part of answer.body) {
      size += part.length
      if (size > maxBytes) throw new Error(`${whom} answers too much`)
      parts.push(part)
    }
  return new Uint8Array(Buffer.concat(parts))
}
