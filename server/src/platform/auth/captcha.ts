import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { exists } from '../db/rows.ts'

/** Proof of work in the format of ALTCHA's widgets: cheap for one person, expensive for a thousand attempts. */
type Challenge = { algorithm: 'SHA-256'; challenge: string; maxnumber: number; salt: string; signature: string }
type CaptchaFault = 'missing' | 'wrong' | 'used' | 'expired'

const algorithm = 'SHA-256'
const maxnumber = 50_000
const lifeMs = 10 * 60_000

const digest = (salt: string, number: number) => createHash('sha256').update(`${salt}${number}`).digest()
const sign = (key: Buffer, challenge: string) => createHmac('sha256', key).update(challenge).digest()

export const makeChallenge = ({ keys, now }: Pick<Kernel, 'keys' | 'now'>): Challenge => {
  const expires = Math.floor((now().getTime() + lifeMs) / 1000)
  const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&`
  const challenge = digest(salt, randomInt(maxnumber + 1)).toString('hex')
  return { algorithm, challenge, maxnumber, salt, signature: sign(keys.for('captcha'), challenge).toString('hex') }
}

type Solution = { challenge: string; salt: string; number: number; signature: string }

const readSolution = (text: string): Solution | null => {
  try {
    const read = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Partial<Solution> & { algorithm?: unknown }
    const { challenge, salt, number, signature } = read
    if (read.algorithm !== algorithm || typeof number !== 'number' || !Number.isInteger(number) || number < 0) return null
    const known = typeof challenge === 'string' && typeof salt === 'string' && typeof signature === 'string'
    return known && /^[0-9a-f]{64}$/.test(challenge) && /^[0-9a-f]{64}$/.test(signature) ? { challenge, salt, number, signature } : null
  } catch {
    return null
  }
}

/** Null if the proof of work is valid. The same proof cannot be used again. */
export const faultOfCaptcha = async (
  { db, keys, now }: { db: Db } & Pick<Kernel, 'keys' | 'now'>,
  answer: string | undefined,
): Promise<CaptchaFault | null> => {
  if (!answer) return 'missing'
  const solution = readSolution(answer)
  if (!solution) return 'wrong'
  const challenge = Buffer.from(solution.challenge, 'hex')
  const ours = timingSafeEqual(sign(keys.for('captcha'), solution.challenge), Buffer.from(solution.signature, 'hex'))
  if (!ours || !digest(solution.salt, solution.number).equals(challenge)) return 'wrong'
  const expiresAt = new Date(Number(/\?expires=(\d{1,12})&$/.exec(solution.salt)?.[1] ?? 0) * 1000)
  if (expiresAt <= now()) return 'expired'
  const first = await exists(db)`
    insert into platform.captcha_used (challenge, expires_at) values (${challenge}, ${expiresAt}) on conflict do nothing returning 1`
  return first ? null : 'used'
}
