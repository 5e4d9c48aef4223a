import type { CaseKind } from '@plaza/contract'
import { type Refused, done, money, refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { OperatorRow } from '../../../identity/staff/operators/index.ts'
import type { DecisionInput } from '../records/held-rows.ts'
import { noteDecided } from '../records/decided-rows.ts'
import { addCaseHistory, addSignature, claimOf, dropClaim, lastDecisionOf, caseRecord, signatureOn } from '../records/case-rows.ts'
import type { CaseSource, DecisionRefused } from '../sources/case-source.ts'
import { needsTwoPeople } from '../sources/needs-two-people.ts'
import { caseRights } from '../sources/who-decides.ts'
import { notifyStaff } from '../sources/notify-staff.ts'
import { inWords } from './in-words.ts'

/** The fields that must be equal in the first and the second approval. */
const agreedOn = ({ decision, credited, reference }: DecisionInput) => ({ decision, credited, reference })
const same = (a: unknown, b: unknown) => {
  const [one, other] = [a, b].map((each) => Object.entries(each as object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify(one) === JSON.stringify(other)
}

type Deciding = { source: CaseSource; reader: OperatorRow; kind: CaseKind; id: string; version: number; wanted: DecisionInput }
type Outcome = { done: 'signed' | 'decided' } | DecisionRefused | Refused<'case_unknown' | 'not_allowed'>

/** Milliseconds in which the same decision by the same operator counts as a second press of the button. */
const againMs = 60_000

/** The result of the first press, if this is the second press of a button by the same operator. Otherwise null. */
const pressedBefore = async (tx: Tx, { kind, id, reader, version, wanted }: Deciding, now: Date): Promise<'signed' | 'decided' | null> => {
  const since = new Date(now.getTime() - againMs)
  const last = await lastDecisionOf(tx, { kind, id, operatorId: reader.id, since })
  if (!last || !same(last.content, { ...wanted, version })) return null
  return last.what === `signed_${wanted.decision}` ? 'signed' : 'decided'
}

/**
 * Decides within a transaction. If two people are needed, the first decision is only stored as a signature. The same decision by a second person
 * carries it out; one person cannot sign twice. The record is locked before any read, so that two decisions about it run one after the other.
 */
export const decideNow = async (kernel: Kernel, tx: Tx, deciding: Deciding): Promise<Outcome> => {
  const { source, reader, kind, id, version, wanted } = deciding
  const now = kernel.now()
  await source.lock(tx, id)
  const record = await caseRecord(tx, source, id)
  if (!record) return refused('case_unknown')
  const before = await pressedBefore(tx, deciding, now)
  if (before) return done(before)
  if (!record.open) return refused('decided_already', { decision: record.state })
  if (record.version !== version) return refused('changed_meanwhile', { current: record.version })
  const claimed = await claimOf(tx, kind, id, now)
  if (claimed && claimed.operatorId !== reader.id) return refused('changed_meanwhile', { current: claimed.operatorId })
  if (!source.decisions(record).includes(wanted.decision)) return refused('field_wrong', { fields: { decision: 'choice' } })

  const credited = wanted.credited === null ? null : money(wanted.credited)
  const first = await signatureOn(tx, kind, id, record.version)
  if (!(first ? caseRights[kind].sign : caseRights[kind].decide).includes(reader.role)) return refused('not_allowed')
  const twoNeeded = await needsTwoPeople(tx, { source, record, reader, decision: wanted.decision, credited })
  const agreed = agreedOn(wanted)
  const event = { operatorId: reader.id, note: wanted.note, at: now, content: { ...wanted, version } }
  if (twoNeeded && !(first !== null && first.operatorId !== reader.id && same(first.content, agreed))) {
    if (first) return refused('decided_already', { decision: first.operatorId === reader.id ? 'signed_already' : 'signed_otherwise' })
    const signed = { operatorId: reader.id, decision: wanted.decision, content: agreed, at: now, version: record.version }
    await addSignature(tx, kind, id, signed)
    await addCaseHistory(tx, kind, id, { ...event, what: `signed_${wanted.decision}` })
    await dropClaim(tx, kind, id, reader.id)
    await notifyStaff(tx, kind, id)
    return done('signed' as const)
  }
  const decided = await source.decide(kernel, tx, {
    id,
    version,
    decision: wanted.decision,
    reason: await inWords(tx, { kind, customerId: record.customerId, reason: wanted.reason }),
    credited,
    reference: wanted.reference,
    fields: wanted.fields,
    counted: wanted.counted.map(({ sku_id: skuId, quantity, reason }) => ({ skuId, quantity, reason: reason ?? null })),
    operatorId: reader.id,
    now,
  })
  if ('refused' in decided) return decided
  await addCaseHistory(tx, kind, id, { ...event, what: wanted.decision })
  await dropClaim(tx, kind, id, reader.id)
  await noteDecided(tx, { kind, id, operatorId: reader.id, since: record.since, due: record.due, at: now })
  await writeAudit(tx, {
    actor: `operator:${reader.id}`,
    action: 'case.decided',
    subject: `case:${kind}:${id}`,
    details: { ...agreed, state_before: record.state, first: first?.operatorId ?? null },
  })
  await notifyStaff(tx, kind, id)
  return done('decided' as const)
}
