import type { CaseKind, CaseRow } from '@plaza/contract'
import type { Kernel } from '../../../platform/kernel.ts'
import type { OperatorRow } from '../../identity/staff/operators/index.ts'
import { queueOf } from './records/case-rows.ts'
import type { CaseSource } from './sources/case-source.ts'
import { caseRights } from './sources/who-decides.ts'
import { toQueueView } from './records/tell-case.ts'

/** The cases of these people, of these kinds or of all, as far as the role of whoever looks reads such kinds. */
export type CasesOf = (kernel: Kernel, people: readonly string[], reader: OperatorRow, kinds?: readonly CaseKind[]) => Promise<CaseRow[]>

const most = 20

/** What waits first, by deadline; then what was decided, the newest first. */
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
