import type { AnswerOf, AskOf, CallShape } from '@plaza/contract'
import { CallFailure, type SessionEnd } from './failure.ts'
import { encodeForm, type FormFields } from './form.ts'
import type { Loading } from './loading.ts'
import { reasonFor, reasonForStatus, sessionEndFor } from './reason-for.ts'
import { type Progress, sendingWith } from './send-with-progress.ts'

export const requestTimeoutMs = 60_000

const success = 200
/** Code of a second application as a seller. The first application remains valid, so this is no failure. */
const alreadyApplied = 2000016

export type CallerOptions = {
  /** Evaluated for each request, so that a language switch applies at once. */
  lang: () => string
  token: () => string | null
  fetch?: typeof fetch
  loading?: Loading
  onForcedLogout?: (why: SessionEnd) => void
  /** Called after each request that ended: false if the mall gave no answer. */
  onReach?: (isReached: boolean) => void
  base?: string
}

type MayMiss<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] }
type MustStand<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] }
/** Fields by which the mall recognizes a repeated call, or a change based on an outdated version. */
type Guard = 'idempotency_key' | 'key' | 'version' | 'seen'
/** The contract leaves these fields optional for old clients. Our own screens must always send them. */
type MustGuard<C extends CallShape> = C extends { method: 'POST'; who: 'customer' | 'seller' | 'operator' | 'member' }
  ? { [K in keyof AskOf<C> as K extends Guard ? K : never]-?: NonNullable<AskOf<C>[K]> }
  : unknown
/** Fields of a call. Fields that may be `undefined` are optional. */
export type Fields<C extends CallShape> = MayMiss<AskOf<C>> & MustStand<AskOf<C>> & MustGuard<C> & object
/**
 * `parting`: the token of a user who has just logged out on this device. A request with this token continues after the page closes (`keepalive`),
 * and the app does not wait for its answer.
 */
type More = { signal?: AbortSignal; parting?: string }
type Exchange = { call: CallShape; lost: 'network' | 'upload'; signal: AbortSignal | undefined; by?: typeof fetch }
/** `onProgress` gets the uploaded part of the file, from 0 to 1. */
type Sending = Pick<More, 'signal'> & { onProgress?: Progress }
type Envelope = { code: number; message?: string; data?: unknown }

/** Calls the mall as the contract declares: takes a call and its fields, returns the answer or throws a CallFailure. */
export const createCaller = (options: CallerOptions) => {
  const { loading, base = '/api' } = options
  const send = options.fetch ?? ((...request: Parameters<typeof fetch>) => fetch(...request))

  const headers = (token = options.token()) => {
    return { lang: options.lang(), ...(token && { 'access-token': token }) }
  }

  const exchange = async (url: string, init: RequestInit, { call, lost, signal, by = send }: Exchange): Promise<unknown> => {
    const end = init.keepalive ? undefined : loading?.begin()
    const timeout = AbortSignal.timeout(requestTimeoutMs)
    try {
      const response = await by(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
      const data = await readEnvelope(response, call, lost)
      options.onReach?.(true)
      return data
    } catch (error) {
      const failure = asFailure(error, { call, lost, signal })
      if (failure instanceof CallFailure) options.onReach?.(failure.reason !== 'unreachable' || failure.said !== undefined)
      throw failure
    } finally {
      end?.()
    }
  }

  const checked = async (exchanged: Promise<unknown>): Promise<unknown> => {
    const asking = options.token()
    try {
      return await exchanged
    } catch (error) {
      // The answer may belong to an earlier token. Such an answer must not end the current session.
      const isOurs = asking === options.token()
      if (isOurs && error instanceof CallFailure && error.sessionEnd) options.onForcedLogout?.(error.sessionEnd)
      throw error
    }
  }

  return {
    async ask<C extends CallShape>(call: C, fields: Fields<C>, { signal, parting }: More = {}): Promise<AnswerOf<C>> {
      const { url, body, type } = addressed(call, fields as FormFields)
      const said = headers(parting)
      const init: RequestInit = {
        method: call.method,
        headers: type ? { ...said, 'content-type': type } : said,
        ...(parting && { keepalive: true }),
      }
      if (body !== undefined) init.body = body
      const exchanged = exchange(base + url, init, { call, lost: 'network', signal })
      return (await (parting ? exchanged : checked(exchanged))) as AnswerOf<C>
    },

    /** Sends a file as multipart under `file`, after its text fields. The browser itself sets the content type with its boundary. */
    async upload<C extends CallShape & { takes: 'file' }>(call: C, file: Blob, fields: Fields<C>, { signal, onProgress }: Sending = {}) {
      const body = new FormData()
      for (const [name, value] of encodeForm(fields as FormFields)) body.append(name, value)
      body.append('file', file)
      const by = onProgress && !options.fetch ? sendingWith(onProgress) : send
      const exchanged = exchange(base + call.path, { method: 'POST', headers: headers(), body }, { call, lost: 'upload', signal, by })
      return (await checked(exchanged)) as AnswerOf<C>
    },

    /**
     * Loads the bytes of a private file, for example at an address signed for the logged-in user. The address must be local, so that no other server
     * gets the token.
     */
    async file(address: string, { signal, method = 'GET' }: Pick<More, 'signal'> & { method?: 'GET' | 'POST' } = {}): Promise<Blob> {
      if (!/^\/(?![/\\])/.test(address)) throw new Error('a private file is one of this mall')
      const response = await send(address, { method, headers: headers(), signal: signal ?? null })
      // If the file is not available, the mall answers with a JSON refusal instead.
      const isRefused = response.ok && response.headers.get('content-type')?.startsWith('application/json') === true
      if (!response.ok || isRefused)
        throw new CallFailure({
          kind: 'interface',
          reason: reasonForStatus(response.ok ? 404 : response.status),
          shownCode: String(response.status),
        })
      return response.blob()
    },
  }
}

export type Caller = ReturnType<typeof createCaller>

/** From this length on a form is sent as JSON. A Thai character takes three bytes in JSON and nine in a form. */
const longForm = 20_000

/** Fields that the path names are inserted into the path. The other fields go into the query of a GET and the body of a POST. */
function addressed(call: CallShape, fields: FormFields): { url: string; body?: string; type?: string } {
  const rest = { ...fields }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const form = encodeForm(rest)
  const query = form.toString()
  if (call.method === 'POST')
    return query.length > longForm
      ? { url: path, body: JSON.stringify(rest), type: 'application/json' }
      : { url: path, body: query, type: 'application/x-www-form-urlencoded' }
  return { url: query ? `${path}?${query}` : path }
}

async function readEnvelope(response: Response, of: CallShape, lost: 'network' | 'upload'): Promise<unknown> {
  const envelope = (await response.json().catch(() => undefined)) as Envelope | undefined
  const { status } = response
  const details = { of, said: envelope?.message, data: envelope?.data }
  if (status !== 200 || !envelope) {
    const kind = lost === 'upload' ? 'upload' : 'interface'
    throw new CallFailure({ ...details, kind, reason: reasonForStatus(status), shownCode: String(status) })
  }
  const { code, data } = envelope
  if (code === success || code === alreadyApplied) return data
  const reason = reasonFor(of, code, data)
  throw new CallFailure({ ...details, kind: 'refused', reason, sessionEnd: sessionEndFor(code), shownCode: String(code) })
}

function asFailure(error: unknown, { call, lost, signal }: Exchange): unknown {
  if (error instanceof CallFailure || signal?.aborted) return error
  return new CallFailure({ kind: lost, reason: 'unreachable', of: call })
}
