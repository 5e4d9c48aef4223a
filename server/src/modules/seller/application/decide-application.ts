import { applicationFields, type ApplicationField, storefrontLinks } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { Decision, DecisionRefused } from '../../approvals/queue/sources/index.ts'
import { notify } from '../../foundation/notifications/index.ts'
import { hasShop, insertShop, isNameOfShop, settingsOf, writeSettings } from '../../shops/profile/index.ts'
import { type ApplicationRow, type ApplicationDecision, lockApplication, markDecided } from './application-rows.ts'
import { insertApplicationStep } from './history-rows.ts'
import { documentsUntil } from './terms.ts'

const missing = (field: string) => refused('field_missing', { fields: { [field]: 'missing' } })
const isField = (name: string): name is ApplicationField => applicationFields.some((each) => each === name)
const tints = 12

/** Creates an open shop for the applicant, at the address from the application. */
const openShop = async (tx: Tx, row: ApplicationRow, now: Date): Promise<string> => {
  const shopId = await insertShop(tx, {
    ownerId: row.customerId,
    name: row.storeName,
    contactPerson: row.contactPerson,
    city: row.city,
    country: row.country,
    image: null,
    tint: (Number(row.customerId) % tints) + 1,
    descriptions: {},
    demo: row.demo,
    openedAt: now,
  })
  const { phone, region: state, address: street, postcode } = row
  await writeSettings(tx, { ...(await settingsOf(tx, shopId)), phone, state, street, postcode })
  return shopId
}

const templates = { approved: 'merchant_approved', rejected: 'merchant_rejected', need_more: 'merchant_need_more' } as const

const end = async (
  tx: Tx,
  row: ApplicationRow,
  input: Decision,
  ending: Pick<ApplicationDecision, 'state' | 'reason' | 'asked' | 'shopId'>,
) => {
  const { now } = input
  const decided = await markDecided(tx, row.id, { ...ending, papersUntil: documentsUntil(now), now })
  const says = [ending.reason, ...ending.asked.map(({ reason }) => reason)].filter(Boolean).join(' ')
  await insertApplicationStep(tx, row.id, { state: ending.state, actor: `operator:${input.operatorId}`, note: says || null, at: now })
  await notify(tx, row.customerId, {
    template: templates[ending.state],
    values: { shop: row.storeName },
    ...(says && { reason: says }),
    link: storefrontLinks.becomeSeller,
    once: `application:${row.id}:${decided.version}`,
    now,
  })
}

/**
 * Applies a staff decision in the transaction of the case queue: approval opens the shop at once. Staff can also reject with a reason, or request
 * changes to single fields.
 */
export const decideApplication = async (tx: Tx, input: Decision): Promise<{ done: true } | DecisionRefused> => {
  const row = await lockApplication(tx, input.id)
  if (!row) throw new Error(`there is no application ${input.id}`)
  if (row.state !== 'applying') return refused('decided_already', { decision: row.state })
  if (row.version !== input.version) return refused('changed_meanwhile', { current: row.version })
  if (input.decision === 'refuse') {
    if (!input.reason) return missing('reason')
    await end(tx, row, input, { state: 'rejected', reason: input.reason, asked: [], shopId: null })
    return { done: true }
  }
  if (input.decision === 'need_more') {
    if (input.fields.length === 0) return missing('fields')
    const fields = input.fields.flatMap(({ field, reason }) => (isField(field) ? [{ field, reason }] : []))
    if (fields.length !== input.fields.length) return refused('field_wrong', { fields: { fields: 'choice' } })
    await end(tx, row, input, { state: 'need_more', reason: input.reason, asked: fields, shopId: null })
    return { done: true }
  }
  if (!row.country || !row.city) return refused('field_wrong', { fields: { decision: 'no_place' } })
  if ((await isNameOfShop(tx, row.storeName)) || (await hasShop(tx, row.customerId)))
    return refused('field_wrong', { fields: { decision: 'name_taken' } })
  const shopId = await openShop(tx, row, input.now)
  await end(tx, row, input, { state: 'approved', reason: input.reason, asked: [], shopId })
  return { done: true }
}
