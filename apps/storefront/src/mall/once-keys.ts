import { kept } from '@plaza/web/keep'

/** Content of the request that the key belongs to, to tell it from other requests. */
type KeptKey = { key: string; content: string }

const nameOf = (what: string) => `once-${what}`
const read = (what: string): Partial<KeptKey> => {
  try {
    return (JSON.parse(kept.read(nameOf(what)) ?? 'null') ?? {}) as Partial<KeptKey>
  } catch {
    return {}
  }
}
const contentOf = (text: string): object | undefined => {
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null ? content : undefined
  } catch {
    return undefined
  }
}
const newKey = () => [...crypto.getRandomValues(new Uint8Array(18))].map((byte) => byte.toString(36).padStart(2, '0')).join('')

/**
 * Idempotency keys. A key is stored before the request is sent. A retry of the same request, after a lost answer or a closed page, uses the same
 * key.
 */
export const onceKeys = {
  keyFor(what: string, fields: object): string {
    const content = JSON.stringify(fields)
    const before = read(what)
    if (typeof before.key === 'string' && before.content === content) return before.key
    const key = newKey()
    kept.write(nameOf(what), JSON.stringify({ key, content } satisfies KeptKey))
    return key
  },
  /** A request without an answer; the server may have executed it. */
  unanswered(what: string): object | undefined {
    const { key, content } = read(what)
    return typeof key === 'string' && typeof content === 'string' ? contentOf(content) : undefined
  },
  /** The request was answered, so the next request gets a new key. */
  answered: (what: string): void => kept.forget(nameOf(what)),
}
