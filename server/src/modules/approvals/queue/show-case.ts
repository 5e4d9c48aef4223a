import type { showCase as call } from '@plaza/contract'
import { done } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { CaseSource } from './sources/case-source.ts'
import { openCase } from './records/open-case.ts'
import { toCaseView } from './records/case-view.ts'

/** Returns one case and logs that the operator opened it. */
export const showCase =
  (sources: readonly CaseSource[]): UseCase<typeof call> =>
  async (ctx) => {
    const opened = await openCase(sources, ctx, 'read')
    if ('refused' in opened) return opened
    await transaction(ctx.kernel, (tx) =>
      writeAudit(tx, { actor: `operator:${opened.reader.id}`, action: 'case.opened', subject: `case:${ctx.input.kind}:${ctx.input.id}` }),
    )
    return done(await toCaseView(ctx.kernel, opened.source, opened.record, opened.reader))
  }
