import { createHash } from 'node:crypto'
import { Bodies } from './bodies.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A cached response that is ready to send: its bytes in each encoding that a client requested. */
export type ReadyAnswer = {
  readonly etag: string
  readonly contentType: string
  readonly extraHeaders: readonly string[]
  readonly varies: string
  readonly cacheControl: string
  readonly bodies: { readonly [E in Encoding]?: Buffer } & { readonly identity: Buffer }
  /** Header lines by encoding, built once for each body. */
  readonly heads: Partial<Record<Encoding, { readonly body: Buffer; readonly lines: string[] }>>
  readonly tags: readonly string[]
  readonly isUnaffectedBy?: IsUnaffectedBy | undefined
  readonly goodUntil: number
  readonly bytes: number
  /** Called with the client's address each time the response is sent. */
  readonly onServed?: ((address: string) => void) | undefined
  /** An alternative response for a client that accepts another content type. */
  readonly instead?: ((accepted: string) => ReadyAnswer | undefined) | undefined
  /** A value from which other responses are made. Such an entry has a value instead of bytes. */
  readonly value?: unknown
  /** Fingerprint of the source data. The next revalidation compares its own fingerprint with it. */
  readonly madeFrom?: string | undefined
}

/** True if an invalidation with this tag and payload does not affect the response. */
export type IsUnaffectedBy = (tag: string, payload: string) => boolean

export type Making = {
  body: string | Buffer
  contentType: string
  tags: readonly string[]
  isUnaffectedBy?: IsUnaffectedBy | undefined
  seconds: number
  /** Time in epoch milliseconds from which the response is wrong, if it is before the end of `seconds`. */
  trueUntil?: number | undefined
  extraHeaders?: readonly string[]
  varies?: string
  cacheControl?: string
  onServed?: ((address: string) => void) | undefined
  instead?: ((accepted: string) => ReadyAnswer | undefined) | undefined
  value?: unknown
  /** Additional size of the value in bytes, for values that are not small. */
  weight?: number
  madeFrom?: string | undefined
  /** True if the maker can patch the value with the payloads of later invalidations. */
  patches?: boolean
}

const worthCompressing = 860

const nothing = Buffer.alloc(0)

const goodUntil = ({ seconds, trueUntil = Number.POSITIVE_INFINITY }: Pick<Making, 'seconds' | 'trueUntil'>): number =>
  Math.min(Date.now() + seconds * 1000, trueUntil)

/** An entry that only stores a value is never sent, so it needs no ETag. */
const readyPart = ({ contentType, tags, isUnaffectedBy, seconds, trueUntil, value, weight = 0 }: Making): ReadyAnswer => ({
  etag: '',
  contentType,
  extraHeaders: [],
  cacheControl: '',
  varies: '',
  bodies: { identity: nothing },
  heads: {},
  value,
  tags,
  isUnaffectedBy,
  goodUntil: goodUntil({ seconds, trueUntil }),
  bytes: weight + 600,
})

const markOf = (identity: Buffer) => `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`

const bodiesOf = (before: ReadyAnswer | undefined) => (before?.bodies instanceof Bodies ? before.bodies : undefined)

/** Builds the response to send: its bytes and headers. A body equal to the previous body is not compressed again. */
export const ready = (making: Making, before?: ReadyAnswer): ReadyAnswer => {
  if (making.value !== undefined) return readyPart(making)
  const identity = Buffer.isBuffer(making.body) ? making.body : Buffer.from(making.body)
  const compresses = identity.length >= worthCompressing && !making.contentType.startsWith('image/')
  const same = before?.contentType === making.contentType && before.bodies.identity.equals(identity) ? before : null
  return {
    etag: same?.etag ?? markOf(identity),
    contentType: making.contentType,
    extraHeaders: making.extraHeaders ?? [],
    cacheControl: making.cacheControl ?? 'no-cache',
    varies: making.varies ?? 'accept-encoding',
    bodies: same?.bodies ?? (compresses ? new Bodies(identity, bodiesOf(before)) : { identity }),
    heads: {},
    madeFrom: making.madeFrom,
    onServed: making.onServed,
    instead: making.instead,
    value: making.value,
    tags: making.tags,
    isUnaffectedBy: making.isUnaffectedBy,
    goodUntil: goodUntil(making),
    // Estimated memory. Nearly all browsers request the same encoding, about a third of the size; a few request the other encoding.
    bytes: identity.length * (compresses ? 1.5 : 1) + 600,
  }
}
