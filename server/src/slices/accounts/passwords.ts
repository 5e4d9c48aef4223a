import { hash, verify } from '@node-rs/argon2'

/** Argon2id, 19 MiB and two passes; a few at a time, so that a flood of sign-ins leaves room for checkouts. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 4

let running = 0
const waiting: (() => void)[] = []
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, strength))
export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> => inTurn(() => verify(passwordHash, password))
