import { createHmac, timingSafeEqual } from 'node:crypto'

export const demoHeader = 'plaza-demo-signature'
const toleranceSeconds = 300

const signatureOf = (key: Buffer, at: string, body: Buffer) => createHmac('sha256', key).update(`${at}.`).update(body).digest()

/** Signs a callback's body and time, as real gateways do. */
export const signDemo = (key: Buffer, body: Buffer, now: Date): string => {
  const at = String(Math.floor(now.getTime() / 1000))
  return `t=${at},v1=${signatureOf(key, at, body).toString('hex')}`
}

export const isDemoSignature = (key: Buffer, header: unknown, body: Buffer, now: Date): boolean => {
  const [, at, shown] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? []
  if (at === undefined || shown === undefined) return false
  const isFresh = Math.abs(now.getTime() / 1000 - Number(at)) <= toleranceSeconds
  return timingSafeEqual(Buffer.from(shown, 'hex'), signatureOf(key, at, body)) && isFresh
}
