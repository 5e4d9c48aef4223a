import type { closeAccount, EventName, ReasonOf, UserInfo } from '@plaza/contract'
import type { ModuleSettings } from './platform/environment.ts'
import type { OutboundCalls } from './platform/external/outbound/index.ts'
import type { EventHandler } from './platform/events/events.ts'
import type { JobHandler, Timer } from './platform/jobs/jobs.ts'
import type { Kernel } from './platform/kernel.ts'
import type { Route } from './platform/http/serve.ts'
import type { AddsToPerson } from './platform/auth/personal-data.ts'
import type { DatabaseGauges } from './platform/observability/database-gauges.ts'
import type { HttpPlugin } from './platform/http/plugin.ts'
import type { Editable } from './modules/approvals/changelog/index.ts'
import type { CaseSource } from './modules/approvals/queue/sources/index.ts'
import type { MoneyCheck } from './modules/foundation/ledger/checks/index.ts'

/** Lists to which all modules contribute. A few modules, such as the staff queue, use all entries of a list. */
export type Contributions = { cases: readonly CaseSource[]; edits: readonly Editable[]; checks: readonly MoneyCheck[] }

/** The manifest of a module: its name, its purpose and its parts. */
export type Module = {
  /** Name in the form `AREA/MODULE`, the same as the module's folder. */
  name: string
  purpose: string
  routes?: readonly Route[] | ((all: Contributions) => readonly Route[])
  /** The events that this module, and no other, publishes. */
  publishes?: readonly EventName[]
  eventHandlers?: readonly EventHandler[]
  /** Background jobs, by name. A transaction enqueues them and a worker runs them. */
  jobs?: (kernel: Kernel, all: Contributions) => Readonly<Record<string, JobHandler>>
  /** Calls to external hosts, made outside any transaction. */
  outbound?: (kernel: Kernel) => OutboundCalls
  schedules?: (kernel: Kernel, all: Contributions) => readonly Timer[]
  /** Checks of the money that this module moves. The checks of the ledger run them too. */
  checks?: readonly MoneyCheck[]
  /** Kinds of cases that staff decide. */
  cases?: readonly CaseSource[]
  /** Kinds of records that staff edit, and whose edits can be reverted. */
  edits?: readonly Editable[]
  /** The module's fields of a customer, its data for the customer's export, and its reasons to refuse that the account closes. */
  person?: AddsToPerson<keyof UserInfo, ReasonOf<typeof closeAccount>>
  /** Variables of the environment that only this module reads. */
  settings?: ModuleSettings<unknown>
  /** Metrics about the module's tables, read when Prometheus asks. */
  gauges?: readonly DatabaseGauges[]
  /** HTTP routes other than calls, such as files and streams. */
  plugins?: readonly HttpPlugin[]
}
