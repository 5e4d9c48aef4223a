import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerOf, Call, CallShape } from '@plaza/contract'

/** One request, stored until it is answered. */
export type SentRequest = { path: string; token: string; fields: Readonly<Record<string, string>>; body: string | null; attempts: number }
export type Answered<T> = { code: number; data: T }

const send = async (url: string, { path, token, fields }: SentRequest): Promise<string | null> => {
  try {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'access-token': token },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await response.text()
    return response.status === 200 ? text : null
  } catch {
    // It is unknown whether the server executed the request.
    return null
  }
}

/** A client that repeats each request with the same idempotency key, on any running server, until it gets an answer. */
export const makeAsking = (anyUrl: () => string) => {
  const requests: SentRequest[] = []
  const until = async (one: SentRequest): Promise<string> => {
    for (;;) {
      one.attempts += 1
      const body = await send(anyUrl(), one)
      if (body !== null) return body
      // Without a pause, fifty clients would keep the mall from recovering.
      await pause(150 + Math.random() * 300)
    }
  }
  const ask = async <C extends CallShape>(call: Call<C>, token: string, fields: Record<string, string>): Promise<Answered<AnswerOf<C>>> => {
    const keyed = call.once ? { ...fields, idempotency_key: randomBytes(12).toString('hex') } : fields
    const one: SentRequest = { path: call.path, token, fields: keyed, body: null, attempts: 0 }
    requests.push(one)
    one.body = await until(one)
    return JSON.parse(one.body) as Answered<AnswerOf<C>>
  }
  /** Repeats every answered request with its idempotency key. Returns how many requests got another answer. */
  const askAgain = async (): Promise<number> => {
    let others = 0
    const left = requests.filter(({ body, fields }) => body !== null && 'idempotency_key' in fields)
    const work = async () => {
      for (let one = left.pop(); one; one = left.pop()) if ((await until({ ...one })) !== one.body) others += 1
    }
    await Promise.all(Array.from({ length: 8 }, work))
    return others
  }
  return { ask, askAgain, asked: requests }
}
export type Ask = ReturnType<typeof makeAsking>['ask']
