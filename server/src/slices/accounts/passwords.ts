import { hash, verify } from '@node-rs/argon2'
import { TransportFailure } from '../../kernel/http/envelope.ts'

/** Argon2id, 19 MiB and two passes, in threads of their own; a few at a time, so that a flood of sign-ins leaves room for checkouts. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 4
const mostWaiting = 200

let running = 0
const waiting: (() => void)[] = []
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) throw new TransportFailure(503, 2)
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, strength))

/** The hash of a password that nobody knows: who has no account costs as much time as who has one. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$0KPh8S/PK4l0rTlVLTvo6g$weZIcJKHs0YjuPyiqqt6xxVcfY4EqzWs2UwJS1g/ieU'

export const passwordMatches = async (passwordHash: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await inTurn(() => verify(passwordHash || nobodysHash, password))
  return matches && Boolean(passwordHash)
}
