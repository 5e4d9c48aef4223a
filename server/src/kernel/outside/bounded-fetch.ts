import type { Leave } from './leave.ts'

const timeoutMs = 8000
const mostBytes = 256 * 1024

export type Fetch = (url: string, init: RequestInit) => Promise<Response>
/** Who is asked, at which hosts of the owner's settings. */
export type Outside = { whom: string; hosts: ReadonlySet<string>; leave: Leave }

/** Asks only hosts that the owner named, never inside a transaction, follows nobody elsewhere, and takes neither long nor much. */
export const boundedFetch =
  ({ whom, hosts, leave }: Outside, send: Fetch = fetch): Fetch =>
  async (url, init) => {
    leave(whom)
    if (!hosts.has(new URL(url).host)) throw new Error(`the host ${new URL(url).host} is not among those of ${whom}`)
    const limit = AbortSignal.timeout(timeoutMs)
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
    const answer = await send(url, { ...init, redirect: 'error', signal })
    const bytes = await readBounded(answer, whom)
    const { status, headers } = answer
    return new Response(status === 204 ? null : bytes, { status, headers })
  }

const readBounded = async (answer: Response, whom: string): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let size = 0
  if (answer.body)
    for await (const part of answer.body) {
      size += part.length
      if (size > mostBytes) throw new Error(`${whom} answers too much`)
      parts.push(part)
    }
  return new Uint8Array(Buffer.concat(parts))
}
