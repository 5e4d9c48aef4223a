import type { closeAccount, FactName, ReasonOf, UserInfo } from '@plaza/contract'
import type { Errands } from './kernel/errands/index.ts'
import type { Listener } from './kernel/facts.ts'
import type { JobHandler, Timer } from './kernel/jobs.ts'
import type { Kernel } from './kernel/kernel.ts'
import type { Route } from './kernel/http/serve.ts'
import type { AddsToPerson } from './kernel/people.ts'
import type { Door } from './kernel/http/door.ts'
import type { MoneyCheck } from './modules/foundation/ledger/checks/index.ts'

/** What a slice says of itself on the page of slices. */
export type Slice = {
  name: string
  /** What it keeps and decides, in a few words. */
  owns: string
  /** Whose doors it opens, and those of which rooms: only of slices that stand above it. */
  leansOn: readonly string[]
  routes: readonly Route[]
  /** The facts that it tells, and nobody else does. */
  tells?: readonly FactName[]
  listeners: readonly Listener[]
  /** What it does later, once the transaction that asked for it holds. */
  jobs?: (kernel: Kernel) => Readonly<Record<string, JobHandler>>
  /** Whom outside it asks for what, while no transaction is open. */
  errands?: (kernel: Kernel) => Errands
  /** What it does by the clock. */
  timers?: (kernel: Kernel) => readonly Timer[]
  /** What it adds to a customer: what is shown of them, what they may take away, what keeps their account from being closed. */
  person?: AddsToPerson<keyof UserInfo, ReasonOf<typeof closeAccount>>
  /** The doors that it opens besides calls. */
  opens?: readonly Door[]
  /** What it promises about the money it moves; the ledger's own checks ask it too. */
  moneyChecks?: readonly MoneyCheck[]
}
