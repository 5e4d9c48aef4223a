import type { CaseKind, CaseRow } from '@plaza/contract'
import type { Kernel } from '../../../platform/kernel.ts'
import type { OperatorRow } from '../../identity/staff/operators/index.ts'
import { casesFound } from './records/case-rows.ts'
import type { CaseSource } from './sources/case-source.ts'
import { caseRights } from './sources/who-decides.ts'
import { toQueueView } from './records/case-view.ts'

type Sought = {
  keys: readonly { kind: CaseKind; id: string }[]
  ids: readonly string[]
  customers: readonly string[]
  name: string
  limit: number
}
/**
 * Returns the cases that the reader's role may see: those with these keys, the cases of any kind with these ids, those of these customers,
 * and those whose name begins with the text.
 */
export type FindCases = (kernel: Kernel, reader: OperatorRow, sought: Sought) => Promise<CaseRow[]>

export const findCases =
  (sources: readonly CaseSource[]): FindCases =>
  async (kernel, reader, { keys, ids, customers, name, limit }) => {
    const readable = sources.filter(({ kind }) => caseRights[kind].read.includes(reader.role))
    const sought = readable.map((source) => ({
      source,
      ids: [...ids, ...keys.flatMap(({ kind, id }) => (kind === source.kind ? id : []))],
    }))
    if (sought.length === 0) return []
    return toQueueView(kernel, await casesFound(kernel.db, sought, { customers, name, limit, now: kernel.now() }), reader)
  }
