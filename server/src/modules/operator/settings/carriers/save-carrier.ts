import type { saveCarrier as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { editThing } from '../../../approvals/changelog/index.ts'
import { trackingNoOf } from '../../../orders/shipments/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { type CarrierState, carrierEdits } from './carrier-edits.ts'
import { toCarriersView } from './carriers-view.ts'

/** Creates or changes a carrier: its tracking number formats and tracking page. */
export const saveCarrier: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, carrierEdits.roles)
  if ('refused' in staff) return staff
  const { key, name, forms, page = null, countries, enabled, version } = input
  const from = countries.length === 0 ? null : countries
  const wanted: CarrierState = { name, forms, example: trackingNoOf(input.example), page, countries: from, enabled }
  return transaction(kernel, async (tx) => {
    const edit = { thing: key, version, operatorId: staff.id, now: kernel.now() }
    const written = await editThing(tx, carrierEdits, edit, wanted)
    if (typeof written !== 'string') return written
    const saved = (await toCarriersView(tx)).find((each) => each.key === key)
    if (!saved) throw new Error('a carrier was not written')
    return done(saved)
  })
}
