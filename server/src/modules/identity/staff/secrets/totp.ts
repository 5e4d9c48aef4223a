import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with the parameters that every authenticator supports: SHA-1, six digits, steps of thirty seconds. */
const stepSeconds = 30
const digits = 6
const secretBytes = 20
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => signs[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export const fromBase32 = (text: string): Buffer => {
  const bits = [...text.toUpperCase()].map((sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const newSecret = (): string => toBase32(randomBytes(secretBytes))
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)
export const secondsLeft = (now: Date): number => stepSeconds - (Math.floor(now.getTime() / 1000) % stepSeconds)

export const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The time step of a code: the current step or an adjacent one, because clocks differ. Null if none matches or the step was already used. */
export const stepOf = (secret: string, code: string, now: Date, lastStep: number): number | null => {
  const present = stepAt(now)
  const fitting = [present, present - 1, present + 1].filter((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code.padEnd(digits, ' ').slice(0, digits))),
  )
  return fitting.find((step) => step > lastStep) ?? null
}

/** The setup text that an authenticator app reads, as a link or a QR code. */
export const otpauth = ({ secret, email, issuer }: { secret: string; email: string; issuer: string }): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
