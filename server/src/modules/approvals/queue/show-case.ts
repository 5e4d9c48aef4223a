import type { showCase as call } from '@plaza/contract'
import { done } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transact } from '../../../platform/db/transaction.ts'
import type { CaseSource } from './sources/case-source.ts'
import { openCase } from './records/open-case.ts'
import { toCaseView } from './records/tell-case.ts'

/** One case, and that it was opened is on record. */
export const showCase =
  (sources: readonly CaseSource[]): UseCase<typeof call> =>
  async (ask) => {
    const opened = await openCase(sources, ask, 'read')
    if ('refused' in opened) return opened
    await transact(ask.kernel, (tx) =>
      writeAudit(tx, { actor: `operator:${opened.reader.id}`, action: 'case.opened', subject: `case:${ask.input.kind}:${ask.input.id}` }),
    )
    return done(await toCaseView(ask.kernel, opened.source, opened.record, opened.reader))
  }
