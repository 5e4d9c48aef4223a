import type { Environment } from '../environment.ts'
import { boundedFetch } from './bounded-fetch.ts'
import type { AssertOutsideTransaction } from '../db/outside-transaction.ts'

/** `key` identifies a message. A gateway that supports such keys sends a repeated message only once. */
export type Sms = { configured: boolean; send: (key: string, to: string, text: string) => Promise<boolean> }

/** Sends text messages through the operator's gateway with one POST of JSON. Any 2xx response means that the gateway accepted the message. */
export const makeSms = (
  gateway: Environment['sms'],
  assertOutsideTransaction: AssertOutsideTransaction,
  log: (error: unknown) => void,
): Sms => {
  if (!gateway) return { configured: false, send: async () => false }
  const whom = 'the SMS gateway'
  const ask = boundedFetch({ whom, hosts: new Set([new URL(gateway.url).host]), assertOutsideTransaction })
  return {
    configured: true,
    send: async (key, to, text) => {
      // Called outside the `try`, because the `try` turns every error into an ordinary refusal.
      assertOutsideTransaction(whom)
      try {
        const answer = await ask(gateway.url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': key,
            ...(gateway.token && { authorization: `Bearer ${gateway.token}` }),
          },
          body: JSON.stringify({ to: to.replace(/[ ()-]/g, ''), from: gateway.from, text }),
        })
        return answer.ok
      } catch (error) {
        log(error)
        return false
      }
    },
  }
}
