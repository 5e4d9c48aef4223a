import type { CaseKind } from '@plaza/contract'
import type { Db } from '../../../platform/db/database.ts'
import type { OperatorRow } from '../../identity/staff/operators/index.ts'
import { oldestOf, queueCounts } from './records/case-rows.ts'
import type { CaseSource } from './sources/case-source.ts'
import { caseRights } from './sources/who-decides.ts'

type Waiting = { kind: CaseKind; open: number; late: number; oldest: Date | null }
export type WaitingOf = (db: Db, reader: OperatorRow, now: Date) => Promise<Waiting[]>

/** For each kind that a role may read: the number of undecided and late cases, and since when the most urgent one has waited. */
export const waitingOf =
  (sources: readonly CaseSource[]): WaitingOf =>
  async (db, reader, now) => {
    const readable = sources.filter(({ kind }) => caseRights[kind].read.includes(reader.role))
    if (readable.length === 0) return []
    const [counts, oldest] = await Promise.all([queueCounts(db, readable, now), oldestOf(db, readable)])
    return readable.map(({ kind }) => ({ kind, open: 0, late: 0, ...counts[kind], oldest: oldest.get(kind) ?? null }))
  }
