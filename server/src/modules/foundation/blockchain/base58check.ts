import { createHash } from 'node:crypto'

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const checksum = (bytes: Uint8Array) => sha256(sha256(bytes)).subarray(0, 4)

/** How Bitcoin and TRON write an address: a version, twenty bytes and a checksum, in letters that are not mistaken for each other. */
export const toBase58check = (bytes: Uint8Array): string => {
  const whole = Buffer.concat([bytes, checksum(bytes)])
  let rest = BigInt(`0x${whole.toString('hex')}`)
  let text = ''
  for (; rest > 0n; rest /= 58n) text = letters[Number(rest % 58n)] + text
  const zeros = whole.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros) + text
}

/** The version and the twenty bytes; null where a letter is wrong or missing. */
export const fromBase58check = (text: string): Buffer | null => {
  if (!/^[1-9A-HJ-NP-Za-km-z]{25,35}$/.test(text)) return null
  let whole = 0n
  for (const letter of text) whole = whole * 58n + BigInt(letters.indexOf(letter))
  const bytes = Buffer.from(whole.toString(16).padStart(50, '0'), 'hex')
  const address = bytes.subarray(0, 21)
  // Written again, so that neither another length nor another count of leading ones passes for the same address.
  return bytes.length === 25 && toBase58check(address) === text ? address : null
}
