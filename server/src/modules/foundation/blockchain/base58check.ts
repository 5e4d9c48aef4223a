import { createHash } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const checksum = (bytes: Uint8Array) => sha256(sha256(bytes)).subarray(0, 4)

/** The address format of Bitcoin and TRON: a version byte, twenty bytes and a checksum, in an alphabet without characters that look alike. */
export const toBase58check = (bytes: Uint8Array): string => {
  const whole = Buffer.concat([bytes, checksum(bytes)])
  let rest = BigInt(`0x${whole.toString('hex')}`)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = alphabet[Number(rest % 58n)] + text
  const zeros = whole.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros) + text
}

/** The version byte and the twenty bytes of an address. Null if a character is wrong or missing. */
export const fromBase58check = (text: string): Buffer | null => {
  if (!/^[1-9A-HJ-NP-Za-km-z]{25,35}$/.test(text)) return null
  let whole = 0n
  for (const char of text) whole = whole * 58n + BigInt(alphabet.indexOf(char))
  const bytes = Buffer.from(whole.toString(16).padStart(50, '0'), 'hex')
  const address = bytes.subarray(0, 21)
  // Encodes the result again, so that a different spelling, such as extra leading ones, is not accepted as the same address.
  return bytes.length === 25 && toBase58check(address) === text ? address : null
}
