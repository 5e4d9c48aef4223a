import type { Environment } from './environment.ts'

export type Sms = { configured: boolean; send: (to: string, text: string) => Promise<boolean> }

const timeoutMs = 8000

/** Short messages go through the owner's gateway: one POST of JSON, and any 2xx means that it took the message. */
export const makeSms = (gateway: Environment['sms'], log: (error: unknown) => void): Sms => ({
  configured: gateway !== null,
  send: async (to, text) => {
    if (!gateway) return false
    try {
      const answer = await fetch(gateway.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(gateway.token && { authorization: `Bearer ${gateway.token}` }) },
        body: JSON.stringify({ to: to.replace(/[ ()-]/g, ''), from: gateway.from, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await answer.body?.cancel()
      return answer.ok
    } catch (error) {
      log(error)
      return false
    }
  },
})
