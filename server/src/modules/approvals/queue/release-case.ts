import type { releaseCase as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { dropClaim } from './records/case-rows.ts'
import type { CaseSource } from './sources/case-source.ts'
import { notifyStaff } from './sources/notify-staff.ts'
import { openCase } from './records/open-case.ts'
import { toCaseView } from './records/case-view.ts'

/** Ends the caller's claim on a case before the claim expires. */
export const releaseCase =
  (sources: readonly CaseSource[]): UseCase<typeof call> =>
  async (ctx) => {
    const opened = await openCase(sources, ctx, 'sign')
    if ('refused' in opened) return opened
    await transaction(ctx.kernel, async (tx) => {
      await dropClaim(tx, ctx.input.kind, ctx.input.id, opened.reader.id)
      await notifyStaff(tx, ctx.input.kind, ctx.input.id)
    })
    return done(await toCaseView(ctx.kernel, opened.source, opened.record, opened.reader))
  }
