import type { CaseDecision, CaseKind, Compared } from '@plaza/contract'
import type { Money, Refused } from '@plaza/values'
import type { RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'

export type CaseRecord = {
  id: string
  customerId: string
  /** The amount that the case is about, in the base currency. */
  amount: Money | null
  about: string
  since: Date
  due: Date
  state: string
  open: boolean
  version: number
  demo: boolean
}
export type CaseDetails = {
  evidence: { label: string; value: string; tone: 'plain' | 'good' | 'bad' }[]
  uploadIds: string[]
  /** The requested changes, beside the existing values. */
  compared?: Compared[]
  flags: { flag: string; why: string }[]
  duplicates: { kind: CaseKind; id: string; why: string }[]
  /** The goods that the shop has announced. */
  lines?: { skuId: string; name: string; expected: number }[]
  /** The latest balance lines of the customer. */
  balanceLines?: { at: Date; kind: string; amount: string; balance: string }[]
  history: { at: Date; actor: string; what: string; note: string | null }[]
}
export type Decision = {
  id: string
  version: number
  decision: CaseDecision
  reason: string | null
  credited: Money | null
  reference: string | null
  /** The fields that the customer must send again, each with the reason. */
  fields: readonly { field: string; reason: string }[]
  /** The quantities that arrived, where they differ from the expected ones. */
  counted: readonly { skuId: string; quantity: number; reason: string | null }[]
  operatorId: string
  now: Date
}
export type DecisionRefused = Refused<
  'changed_meanwhile' | 'decided_already' | 'field_missing' | 'field_wrong' | 'payouts_stopped' | 'short'
>

/** One kind of case, as its module supplies it. The staff queue is built from all of these. */
export type CaseSource = {
  kind: CaseKind
  /** Query for the records behind the cases, as rows with these columns: `id, customer_id, amount, about, since, due, state, open, version, demo`. */
  rows: RawBuilder<unknown>
  /** Query for the ids of cases whose name begins with the text, which reads a few rows of an index. */
  named?: (text: string, limit: number) => RawBuilder<unknown>
  facts: (kernel: Kernel, record: CaseRecord, role: string) => Promise<CaseDetails>
  /** Locks the record until the transaction ends, so that two decisions about the record run one after the other. */
  lock: (tx: Tx, id: string) => Promise<unknown>
  /** The decisions that are possible in the record's state. */
  decisions: (record: CaseRecord) => readonly CaseDecision[]
  /** True if this decision needs approvals by two people. */
  needsTwo: (db: Db, record: CaseRecord, decision: CaseDecision, credited: Money | null) => Promise<boolean>
  decide: (kernel: Kernel, tx: Tx, decision: Decision) => Promise<{ done: true } | DecisionRefused>
}
