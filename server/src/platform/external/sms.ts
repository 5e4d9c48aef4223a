import type { Environment } from '../environment.ts'
import { boundedFetch } from './bounded-fetch.ts'
import type { AssertOutsideTransaction } from '../db/outside-transaction.ts'

/** `key` names a message: a gateway that knows such keys sends one that it is given twice only once. */
export type Sms = { configured: boolean; send: (key: string, to: string, text: string) => Promise<boolean> }

/** Short messages go through the owner's gateway: one POST of JSON, and any 2xx means that it took the message. */
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
      // Said aloud, before what goes wrong outside becomes a plain no.
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
