import type { AnswerOf, CallShape, InputOf, ReasonOf } from '@plaza/contract'
import { defaultLanguage, isLanguage, type Language } from '@plaza/values'
import { type PlainFields, decodeForm } from '../../../server/src/platform/http/decode.ts'
import { failureEnvelope, refusalEnvelope, successEnvelope } from '../../../server/src/platform/http/envelope.ts'
import { asTheyCame } from '../../../server/src/platform/documents/texts/said-in.ts'
import { validate } from '../../../server/src/platform/http/validate.ts'
import * as z from 'zod/mini'

const loggedOut = 1000004

type ReceivedInput = { input: never; lang: Language; signal: AbortSignal | undefined }
type Respond = (said: ReceivedInput) => Response | Promise<Response>
/** The fake mall's answer to one call. */
export type Answer = { call: CallShape; respond: Respond }

const spoken = (body: string, status = 200) => new Response(body, { status, headers: { 'content-type': 'application/json' } })

/** A successful answer, fixed or computed from the input. An answer that breaks the contract fails to compile and throws at run time. */
export const answering = <C extends CallShape>(call: C, answer: AnswerOf<C> | ((input: InputOf<C>) => AnswerOf<C>)): Answer => ({
  call,
  respond({ input }) {
    const data = typeof answer === 'function' ? (answer as (input: InputOf<C>) => AnswerOf<C>)(input) : answer
    const checked = call.answer['~standard'].validate(data)
    if (checked instanceof Promise || checked.issues) throw new Error(`this is no answer to ${call.path}: ${JSON.stringify(checked)}`)
    return spoken(successEnvelope(data))
  },
})

/** Answers a call with a refusal: the code and message of this reason. */
export const refusing = <C extends CallShape>(call: C, reason: ReasonOf<C>, details?: unknown): Answer => ({
  call,
  respond({ lang }) {
    const code = call.refusals?.[reason]
    if (code === undefined) throw new Error(`${call.path} never refuses with ${reason}`)
    return spoken(refusalEnvelope(asTheyCame, { code, lang, data: details }))
  },
})

/** The mall answers that the token's session has ended. */
export const ending = (call: CallShape): Answer => ({
  call,
  respond: ({ lang }) => spoken(refusalEnvelope(asTheyCame, { code: loggedOut, lang })),
})

/** The fake mall fails with a server error. */
export const breaking = (call: CallShape, status: 500 | 503 = 500): Answer => ({
  call,
  respond: ({ lang }) => spoken(failureEnvelope(status, lang), status),
})

/** The connection is lost: the request fails without an answer. */
export const lost = (call: CallShape): Answer => ({ call, respond: () => Promise.reject(new TypeError('failed to fetch')) })

/** The mall never answers. The request ends when its caller aborts it. */
export const silent = (call: CallShape): Answer => ({
  call,
  respond: ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })),
})

/**
 * Requests to this call stay pending until the test calls `letGo`. It releases a request with the given answer or another one. The first request is
 * number 0.
 */
export const holding = (initial: Answer) => {
  const waiting: ((answer: Answer) => void)[] = []
  const respond: Respond = (said) => new Promise((answered) => void waiting.push((answer) => answered(answer.respond(said))))
  return {
    answer: { ...initial, respond } satisfies Answer,
    count: () => waiting.length,
    letGo: (at: number, as: Answer = initial) => waiting[at]?.(as),
  }
}

/** Text fields that are sent with the file. */
const textsOf = (body: FormData): PlainFields =>
  Object.fromEntries([...body].filter((field): field is [string, string] => typeof field[1] === 'string'))

/** Answers with the bytes of a private file, at an address that another answer contains. */
export const givingFile = (path: `/${string}`, bytes = 'a picture'): Answer => ({
  call: { method: 'GET', path, who: 'visitor', answer: z.any(), summary: '' },
  respond: () => new Response(bytes, { headers: { 'content-type': 'image/webp' } }),
})

type ReceivedCall = { call: CallShape; input: unknown; token: string | null }

/** Matches a requested path with the contract's path. Returns its `{fields}`, or null if they differ. */
const readPath = ({ path }: CallShape, requestPath: string): PlainFields | null => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const found = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(requestPath)
  return found && Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]))
}

/** A fake mall made of prepared answers. It decodes and checks fields as the server does. The latest answer for a call applies. */
export const fakeMall = (first: readonly Answer[]) => {
  const answers = [...first]
  const received: ReceivedCall[] = []
  const faults: string[] = []
  const faulty = (fault: string) => {
    faults.push(fault)
    return Promise.reject(new TypeError(fault))
  }

  /** As on the server, a literal path (`/search/hot`) takes precedence over a path with parameters (`/search/{keyword}`). */
  const find = (method: string, path: string) => {
    const fitting = answers.toReversed().flatMap(({ call, respond }) => {
      const named = call.method === method ? readPath(call, path) : null
      return named ? [{ call, respond, named }] : []
    })
    return fitting.find(({ call }) => call.path === path) ?? fitting[0] ?? null
  }

  const answer: typeof fetch = async (address, init = {}) => {
    const { pathname, search } = new URL(String(address), 'http://mall')
    const found = find(init.method ?? 'GET', pathname.replace(/^\/api/, ''))
    if (!found) return faulty(`nobody answers ${init.method ?? 'GET'} ${pathname}`)
    const { call, respond, named } = found
    const headers = new Headers(init.headers)
    const requestedLang = headers.get('lang') ?? ''
    const lang = isLanguage(requestedLang) ? requestedLang : defaultLanguage
    const token = headers.get('access-token')
    if (call.who !== 'visitor' && token === null) return spoken(refusalEnvelope(asTheyCame, { code: loggedOut, lang }))
    const form = init.body instanceof FormData ? textsOf(init.body) : decodeForm(typeof init.body === 'string' ? init.body : '')
    const checked = validate(call, { ...decodeForm(search.slice(1)), ...form, ...named })
    const input = 'code' in checked ? checked.fields : checked.input
    received.push({ call, input, token })
    if ('code' in checked)
      return spoken(refusalEnvelope(asTheyCame, { code: call.malformed ?? checked.code, lang, data: { fields: checked.fields } }))
    try {
      return await respond({ input: input as never, lang, signal: init.signal ?? undefined })
    } catch (error) {
      return error instanceof Error && error.message.startsWith('this is no answer')
        ? faulty(error.message)
        : Promise.reject(error as Error)
    }
  }

  return {
    fetch: answer,
    /** Adds answers, which apply to all later requests. */
    says: (...more: readonly Answer[]) => void answers.push(...more),
    /** The input of each request to this call, in order. */
    requests: <C extends CallShape>(call: C): InputOf<C>[] =>
      received.filter((each) => each.call === call).map(({ input }) => input as InputOf<C>),
    /** Requests without a prepared answer, and answers that break the contract. */
    faults,
  }
}

export type FakeMall = ReturnType<typeof fakeMall>

const watched = new Set<readonly string[]>()
/** Reports the faults of this fake mall after the test. */
export const watchFaults = ({ faults }: Pick<FakeMall, 'faults'>): void => void watched.add(faults)
/** Faults of the fake malls of this test. Reading them clears them. */
export const takeFaults = (): string[] => {
  const faults = [...watched].flat()
  watched.clear()
  return faults
}
