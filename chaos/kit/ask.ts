import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerOf, Call, CallShape } from '@plaza/contract'

/** One request, kept until it is answered. */
export type Asked = { path: string; token: string; fields: Readonly<Record<string, string>>; body: string | null; attempts: number }
export type Answered<T> = { code: number; data: T }

const send = async (url: string, { path, token, fields }: Asked): Promise<string | null> => {
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
    // Unknown whether the request was done.
    return null
  }
}

/** People who ask again, at whichever server, with the same key, until they are answered. */
export const makeAsking = (anyUrl: () => string) => {
  const requests: Asked[] = []
  const until = async (one: Asked): Promise<string> => {
    for (;;) {
      one.attempts += 1
      const body = await send(anyUrl(), one)
      if (body !== null) return body
      // Fifty who ask without a breath would keep the mall from coming back.
      await pause(150 + Math.random() * 300)
    }
  }
  const ask = async <C extends CallShape>(call: Call<C>, token: string, fields: Record<string, string>): Promise<Answered<AnswerOf<C>>> => {
    const keyed = call.once ? { ...fields, idempotency_key: randomBytes(12).toString('hex') } : fields
    const one: Asked = { path: call.path, token, fields: keyed, body: null, attempts: 0 }
    requests.push(one)
    one.body = await until(one)
    return JSON.parse(one.body) as Answered<AnswerOf<C>>
  }
  /** Repeats every answered idempotency key; returns how many got another answer. */
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
