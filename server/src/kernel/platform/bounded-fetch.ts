const timeoutMs = 8000
const mostBytes = 256 * 1024

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Asks only hosts that the owner named, follows nobody elsewhere, and takes neither long nor much. */
export const boundedFetch =
  (hosts: ReadonlySet<string>, send: Fetch = fetch): Fetch =>
  async (url, init) => {
    if (!hosts.has(new URL(url).host)) throw new Error(`the host ${new URL(url).host} is not among those of the login platform`)
    const limit = AbortSignal.timeout(timeoutMs)
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
    const answer = await send(url, { ...init, redirect: 'error', signal })
    const bytes = await readBounded(answer)
    const { status, headers } = answer
    return new Response(status === 204 ? null : bytes, { status, headers })
  }

const readBounded = async (answer: Response): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let size = 0
  if (answer.body)
    for await (const part of answer.body) {
      size += part.length
      if (size > mostBytes) throw new Error('the login platform answers too much')
      parts.push(part)
    }
  return new Uint8Array(Buffer.concat(parts))
}
