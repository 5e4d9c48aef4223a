import type { CaseKind, CaseRow } from '@plaza/contract'
import type { Kernel } from '../../../platform/kernel.ts'
import type { OperatorRow } from '../../identity/staff/operators/index.ts'
import { queueOf } from './records/case-rows.ts'
import type { CaseSource } from './sources/case-source.ts'
import { caseRights } from './sources/who-decides.ts'
import { toQueueView } from './records/case-view.ts'

/** Returns the cases of these customers that the reader's role may see, limited to `kinds` if given. */
export type CasesOf = (kernel: Kernel, people: readonly string[], reader: OperatorRow, kinds?: readonly CaseKind[]) => Promise<CaseRow[]>

const most = 20

/** Undecided cases first, by deadline. Decided cases follow, newest first. */
export const casesOf =
  (sources: readonly CaseSource[]): CasesOf =>
  async (kernel, people, reader, kinds) => {
    const readable = sources.filter(({ kind }) => caseRights[kind].read.includes(reader.role) && (kinds?.includes(kind) ?? true))
    if (readable.length === 0) return []
    const of = { customers: people, id: null }
    const wanted = { mine: null, of, before: null, limit: most, now: kernel.now() }
    const [open, decided] = await Promise.all([true, false].map((open) => queueOf(kernel.db, readable, { ...wanted, open })))
    return toQueueView(kernel, [...(open ?? []), ...(decided ?? [])].slice(0, most), reader)
  }
