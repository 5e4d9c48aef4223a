import type * as z from 'zod/mini'
import { boundedFetch } from '../../../platform/external/bounded-fetch.ts'
import type { AssertOutsideTransaction } from '../../../platform/db/outside-transaction.ts'

/** The blockchain server did not respond, or sent an invalid response. The request is repeated later. */
export class ChainTrouble extends Error {}

/** Response limit in bytes. Some exchanges pay hundreds of people in one transaction. */
const maxBytes = 4 * 1024 * 1024

type Server = {
  network: string
  url: string
  timeoutMs: number
  assertOutsideTransaction: AssertOutsideTransaction
  headers?: Record<string, string>
}
/** Requests a path of the blockchain server, as POST if there is a body. Null if the server reports the path as not found. */
export type NetworkRequest = (path: string, body?: unknown) => Promise<string | null>

export const askNetwork = ({ network, url, timeoutMs, assertOutsideTransaction, headers = {} }: Server): NetworkRequest => {
  const base = new URL(url)
  const send = boundedFetch({ whom: network, hosts: new Set([base.host]), assertOutsideTransaction, timeoutMs, maxBytes })
  return async (path, body) => {
    // Runs before `send`, whose `catch` would report this programming error as a network error.
    assertOutsideTransaction(network)
    // The configured URL may end with an API key (?key=…), which stays at the end.
    const target = new URL(base)
    target.pathname = base.pathname.replace(/\/$/, '') + path
    const init = body === undefined ? { headers } : { method: 'POST', headers: { ...headers, ...asJson }, body: JSON.stringify(body) }
    const answer = await send(target.href, init).catch((cause: unknown) => {
      throw new ChainTrouble(`${network} does not answer`, { cause })
    })
    if (answer.status === 404) return null
    if (!answer.ok) throw new ChainTrouble(`${network} answers ${answer.status}`)
    return answer.text()
  }
}
const asJson = { 'content-type': 'application/json' }

/** Parses a response by its expected shape. The error does not quote the response, because its content is untrusted. */
export const understand = <T extends z.ZodMiniType>(network: string, shape: T, text: string | null): z.output<T> => {
  const read = shape.safeParse(parseJson(text ?? ''))
  if (read.success) return read.data
  throw new ChainTrouble(`${network} answers what makes no sense${where(read.error.issues[0]?.path)}`)
}
const where = (path: readonly PropertyKey[] | undefined) => (path?.length ? ` at ${path.join('.')}` : '')

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Converts a blockchain's time in milliseconds. Throws for an invalid date, because comparisons with an invalid date would always be false. */
export const momentOf = (network: string, ms: number): Date => {
  const at = new Date(ms)
  if (ms > 0 && !Number.isNaN(at.getTime())) return at
  throw new ChainTrouble(`${network} names a time that is none`)
}
