import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** `do_deed` writes only in the mall; `begin_payment` also calls a payment gateway. */
export type WriterRequest = {
  call: 'do_deed' | 'begin_payment'
  key: string
  writer: number
  number: number
  answer: string | null
  attempts: number
}

/** Amount of a payment. Each amount is unique, so that it identifies the request. */
export const amountOf = ({ writer, number }: WriterRequest): string => String(writer * 1_000_000 + number)
export const writerOf = ({ writer }: WriterRequest): string => `writer ${writer}`

const fieldsOf = (one: WriterRequest): Record<string, string> =>
  one.call === 'do_deed' ? { writer: writerOf(one), number: String(one.number) } : { amount: amountOf(one) }

/** Sends one request. Returns null if the server may or may not have executed it. */
export const send = async (url: string, one: WriterRequest): Promise<string | null> => {
  try {
    const body = new URLSearchParams({ idempotency_key: one.key, ...fieldsOf(one) })
    const response = await fetch(`${url}/api/chaos/${one.call}`, { method: 'POST', body, signal: AbortSignal.timeout(10_000) })
    const text = await response.text()
    return response.status === 200 && text.startsWith('{"code":200,') ? text : null
  } catch {
    return null
  }
}

const everyPayer = 4

/** Clients that each write one request after another. A client repeats a request with the same idempotency key until it is answered. */
export const startWriters = (url: string, many: number) => {
  const requests: WriterRequest[] = []
  let stopped = false
  let answered = 0

  const write = async (writer: number) => {
    const call = writer % everyPayer === 0 ? 'begin_payment' : 'do_deed'
    for (let number = 1; !stopped; number += 1) {
      const one: WriterRequest = { call, key: randomBytes(12).toString('hex'), writer, number, answer: null, attempts: 0 }
      requests.push(one)
      while (one.answer === null && !stopped) {
        one.attempts += 1
        one.answer = await send(url, one)
        if (one.answer === null) await pause(20)
      }
      if (one.answer !== null) answered += 1
    }
  }
  const writing = Promise.all(Array.from({ length: many }, (_, at) => write(at + 1)))
  return {
    asked: requests,
    answered: () => answered,
    stop: async () => {
      stopped = true
      await writing
    },
  }
}
