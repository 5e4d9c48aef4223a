import { hash, verify } from '@node-rs/argon2'
import { TransportFailure } from '../../../kernel/http/envelope.ts'
import type { Kernel } from '../../../kernel/kernel.ts'

/** Where it is set what a guess costs. */
type Priced = Pick<Kernel, 'environment'>

/** Argon2id, two passes, in threads of their own; a few at a time, so that a flood of sign-ins leaves room for checkouts. */
const strengthOf = ({ environment }: Priced) => ({ memoryCost: environment.passwordMemoryKib, timeCost: 2, parallelism: 1 })
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

export const hashPassword = (kernel: Priced, password: string): Promise<string> => inTurn(() => hash(password, strengthOf(kernel)))

/** The hash of a password that nobody knows: who has no account costs as much time as who has one. */
const nobodysHash = ({ environment }: Priced) =>
  `$argon2id$v=19$m=${environment.passwordMemoryKib},t=2,p=1$0KPh8S/PK4l0rTlVLTvo6g$weZIcJKHs0YjuPyiqqt6xxVcfY4EqzWs2UwJS1g/ieU`

export const passwordMatches = async (kernel: Priced, passwordHash: string | null | undefined, password: string): Promise<boolean> => {
  const matches = await inTurn(() => verify(passwordHash || nobodysHash(kernel), password))
  return matches && Boolean(passwordHash)
}
