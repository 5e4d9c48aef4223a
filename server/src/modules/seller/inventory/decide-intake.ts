import type { CaseDecision, IntakeState } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { Decision, DecisionRefused } from '../../approvals/queue/sources/index.ts'
import { receiveStock } from '../../catalog/inventory/index.ts'
import { lockStockDelivery, type IntakeRow } from './intake-rows.ts'
import { deliveryLines, writeCounted } from './line-rows.ts'
import { moveIntake } from './move-intake.ts'
import { planCounted } from './plan-counted.ts'
import { countBy } from './terms.ts'

/** Staff approve a delivery first, and count its goods when they arrive. */
export const decisionsIn = (state: IntakeState): readonly CaseDecision[] =>
  state === 'applied' ? ['approve', 'refuse'] : state === 'approved' ? ['received', 'refuse'] : []

const missing = (field: string) => refused('field_missing', { fields: { [field]: 'missing' } })

/** Adds the counted goods to stock, once. The stock journal refers to the stock delivery. */
const receive = async (tx: Tx, row: IntakeRow, input: Decision): Promise<{ done: true } | DecisionRefused> => {
  const lines = (await deliveryLines(tx, [row.id])).get(row.id) ?? []
  const plan = planCounted(lines, input.counted)
  if ('wrong' in plan) return plan.wrong === 'reason' ? missing('counted') : refused('field_wrong', { fields: { counted: plan.wrong } })
  await writeCounted(tx, row.id, plan.done)
  const arrived = plan.done.filter(({ quantity }) => quantity > 0)
  await receiveStock(
    tx,
    arrived.map(({ skuId, quantity }) => ({ skuId, quantity, reference: `intake:${row.id}` })),
  )
  await moveIntake(tx, row, { to: 'received', actor: `operator:${input.operatorId}`, message: input.reason, now: input.now })
  return { done: true }
}

/** Applies a staff decision within the transaction of the case queue. */
export const decideIntake = async (tx: Tx, input: Decision): Promise<{ done: true } | DecisionRefused> => {
  const row = await lockStockDelivery(tx, input.id)
  if (!row) throw new Error(`there is no intake ${input.id}`)
  const possible = decisionsIn(row.state)
  if (possible.length === 0) return refused('decided_already', { decision: row.state })
  if (row.version !== input.version) return refused('changed_meanwhile', { current: row.version })
  if (!possible.includes(input.decision)) return refused('field_wrong', { fields: { decision: 'choice' } })
  const actor = `operator:${input.operatorId}`
  if (input.decision === 'received') return receive(tx, row, input)
  if (input.decision === 'refuse') {
    if (!input.reason) return missing('reason')
    await moveIntake(tx, row, { to: 'refused', actor, reason: input.reason, now: input.now })
    return { done: true }
  }
  await moveIntake(tx, row, { to: 'approved', actor, message: input.reason, dueAt: countBy(row.arrivesOn, input.now), now: input.now })
  return { done: true }
}
