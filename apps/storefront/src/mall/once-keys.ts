import { safeStorage } from '@plaza/web/keep'

/** An idempotency key and the content of its request. A request with other content needs another key. */
type StoredKey = { key: string; content: string }

const nameOf = (what: string) => `once-${what}`
const read = (what: string): Partial<StoredKey> => {
  try {
    return (JSON.parse(safeStorage.read(nameOf(what)) ?? 'null') ?? {}) as Partial<StoredKey>
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
    safeStorage.write(nameOf(what), JSON.stringify({ key, content } satisfies StoredKey))
    return key
  },
  /** Fields of a request without an answer. The server may have executed the request. */
  unanswered(what: string): object | undefined {
    const { key, content } = read(what)
    return typeof key === 'string' && typeof content === 'string' ? contentOf(content) : undefined
  },
  /** The request was answered, so the next request gets a new key. */
  answered: (what: string): void => safeStorage.forget(nameOf(what)),
}
