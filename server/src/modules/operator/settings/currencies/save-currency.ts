import type { saveCurrency as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { editThing } from '../../../approvals/changelog/index.ts'
import { trimmed } from '../../../foundation/settings/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { currencyEdits, type CurrencyState } from './currency-edits.ts'
import { toCurrenciesView } from './currencies-view.ts'

const farthestMs = 366 * 86_400_000

/** Saves a currency with its rate, which takes effect now or at a planned time. */
export const saveCurrency: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, currencyEdits.roles)
  if ('refused' in staff) return staff
  const now = kernel.now()
  const effectiveAt = input.effective_at ? new Date(input.effective_at) : now
  if (Number.isNaN(effectiveAt.getTime())) return refused('field_wrong', { fields: { effective_at: 'time' } })
  if (effectiveAt.getTime() > now.getTime() + farthestMs) return refused('field_wrong', { fields: { effective_at: 'too_late' } })
  return transaction(kernel, async (tx) => {
    const { code, symbol, enabled, version } = input
    const listed = await toCurrenciesView(kernel, tx)
    const rank = input.rank ?? listed.find((each) => each.code === code)?.rank ?? listed.length
    const wanted: CurrencyState = { symbol, enabled, rank, rate: trimmed(input.rate), effective_at: effectiveAt.toISOString() }
    const written = await editThing(tx, currencyEdits, { thing: code, version, operatorId: staff.id, now }, wanted)
    if (typeof written !== 'string') return written
    const saved = (await toCurrenciesView(kernel, tx)).find((each) => each.code === code)
    if (!saved) throw new Error('a currency was not written')
    return done(saved)
  })
}
