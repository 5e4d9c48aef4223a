import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Kernel } from '../../../../platform/kernel.ts'
import { turnsOf, type Turn } from '../../../../platform/jobs/fair-queue.ts'

/** The part of the kernel with the hashing cost. */
type Priced = Pick<Kernel, 'environment'>

/** Argon2id, two passes, in worker threads. Only a few run at a time, so that a flood of sign-ins leaves CPU for checkouts. */
const strengthOf = ({ environment }: Priced) => ({ memoryCost: environment.passwordMemoryKib, timeCost: 2, parallelism: 1 })
/** Maximum number of concurrent hashes. Each occupies a core and one of the four threads that pictures and files also need. */
const capacity = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)))
/** A request that would wait longer is refused. Users from a device or address used before never wait behind other users. */
const inTurn = turnsOf({ name: 'passwords', capacity, maxWaiting: 60, timeoutMs: 4000 })

export const hashPassword = (kernel: Priced, password: string, turn: Turn): Promise<string> =>
  inTurn(turn, () => hash(password, strengthOf(kernel)))

/** A hash that matches no password. Verifying it makes a login without an account take as long as a login with an account. */
const nobodysHash = ({ environment }: Priced) =>
  `$argon2id$v=19$m=${environment.passwordMemoryKib},t=2,p=1$0KPh8S/PK4l0rTlVLTvo6g$weZIcJKHs0YjuPyiqqt6xxVcfY4EqzWs2UwJS1g/ieU`

export const passwordMatches = async (
  kernel: Priced,
  passwordHash: string | null | undefined,
  password: string,
  turn: Turn,
): Promise<boolean> => {
  const matches = await inTurn(turn, () => verify(passwordHash || nobodysHash(kernel), password))
  return matches && Boolean(passwordHash)
}
