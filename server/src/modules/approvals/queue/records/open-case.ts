import { refused } from '@plaza/values'
import type { showCase as shape } from '@plaza/contract'
import type { CallContext } from '../../../../platform/http/serve.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { caseRecord } from './case-rows.ts'
import type { CaseSource } from '../sources/case-source.ts'
import { caseRights } from '../sources/who-decides.ts'

/** Returns the requested case and the operator who requests it, or the refusal. */
export const openCase = async (
  sources: readonly CaseSource[],
  ctx: Pick<CallContext<typeof shape>, 'kernel' | 'session'> & { input: { kind: CaseSource['kind']; id: string } },
  what: 'read' | 'decide' | 'sign',
) => {
  const source = sources.find(({ kind }) => kind === ctx.input.kind)
  const reader = await allowStaff(ctx, caseRights[ctx.input.kind][what])
  if ('refused' in reader) return reader
  const record = source && (await caseRecord(ctx.kernel.db, source, ctx.input.id))
  return source && record ? { source, record, reader } : refused('case_unknown')
}
