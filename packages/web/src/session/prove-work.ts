import type { AnswerOf, getCaptcha } from '@plaza/contract'
import { sha256 } from './sha256.ts'

type Challenge = AnswerOf<typeof getCaptcha>

/** Number of attempts before the page may handle other events. */
const atOnce = 2000
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Finds the number that solves the challenge. Undefined if no number up to `maxnumber` does. */
export const findNumber = async ({ salt, challenge, maxnumber }: Pick<Challenge, 'salt' | 'challenge' | 'maxnumber'>) => {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (sha256(`${salt}${number}`) === challenge) return number
    if (number % atOnce === atOnce - 1) await breathe()
  }
  return undefined
}

/** Solves a proof-of-work challenge, so that no user has to solve a picture puzzle. */
export const proveWork = async ({ algorithm, challenge, salt, signature, maxnumber }: Challenge): Promise<string> => {
  const number = await findNumber({ salt, challenge, maxnumber })
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}
