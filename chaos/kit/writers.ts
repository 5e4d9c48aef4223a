import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

export type Asked = { key: string; writer: string; number: number; answer: string | null; attempts: number }

/** Sends one request; null where nobody knows whether it was done. */
export const send = async (url: string, { key, writer, number }: Asked): Promise<string | null> => {
  try {
    const body = new URLSearchParams({ idempotency_key: key, writer, number: String(number) })
    const response = await fetch(`${url}/api/chaos/do_deed`, { method: 'POST', body, signal: AbortSignal.timeout(10_000) })
    const text = await response.text()
    return response.status === 200 && text.startsWith('{"code":200,') ? text : null
  } catch {
    return null
  }
}

/** People who write one thing after the other, and who ask again with the same key until they are answered. */
export const startWriters = (url: string, many: number) => {
  const asked: Asked[] = []
  let stopped = false
  let answered = 0

  const write = async (writer: string) => {
    for (let number = 1; !stopped; number += 1) {
      const one: Asked = { key: randomBytes(12).toString('hex'), writer, number, answer: null, attempts: 0 }
      asked.push(one)
      while (one.answer === null && !stopped) {
        one.attempts += 1
        one.answer = await send(url, one)
        if (one.answer === null) await pause(20)
      }
      if (one.answer !== null) answered += 1
    }
  }
  const writing = Promise.all(Array.from({ length: many }, (_, at) => write(`writer ${at + 1}`)))
  return {
    asked,
    answered: () => answered,
    stop: async () => {
      stopped = true
      await writing
    },
  }
}
