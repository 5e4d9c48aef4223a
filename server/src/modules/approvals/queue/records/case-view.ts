import { type Case, type CaseDecision, type CaseRow, caseDecisions } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { namesOfCustomers } from '../../../identity/accounts/index.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { addressFor } from '../../../foundation/media/index.ts'
import { namesOfStaff, type OperatorRow } from '../../../identity/staff/operators/index.ts'
import { heldOf } from './held-rows.ts'
import { claimOf, caseHistory, type Queued, signatureOn } from './case-rows.ts'
import type { CaseRecord, CaseSource } from '../sources/case-source.ts'
import { needsTwoPeople } from '../sources/needs-two-people.ts'
import { caseRights } from '../sources/who-decides.ts'

const isDecision = (what: string): what is CaseDecision => caseDecisions.some((each) => each === what)

type Claimed = { operatorId: string; until: Date } | null

const toQueueRow = (
  kind: CaseSource['kind'],
  record: CaseRecord,
  names: { who: string; staff: ReadonlyMap<string, string> },
  claimed: Claimed,
  reader: string,
  now: Date,
  signatures: number,
): CaseRow => ({
  kind,
  id: record.id,
  who: { id: record.customerId, name: names.who },
  amount: record.amount === null ? null : formatMoney(record.amount),
  about: record.about,
  since: record.since.toISOString(),
  due: record.due.toISOString(),
  open: record.open,
  late: record.open && record.due < now,
  state: record.state,
  claimed_by: claimed && {
    operator_id: claimed.operatorId,
    name: names.staff.get(claimed.operatorId) ?? '',
    until: claimed.until.toISOString(),
    mine: claimed.operatorId === reader,
  },
  signatures,
})

export const toQueueView = async (kernel: Kernel, rows: readonly Queued[], reader: OperatorRow): Promise<CaseRow[]> => {
  const staff = await namesOfStaff(kernel.db)
  const people = await namesOfCustomers(kernel.db, [...new Set(rows.map((row) => row.customerId))])
  return rows.map((row) =>
    toQueueRow(
      row.kind,
      row,
      { who: people.get(row.customerId) ?? '', staff },
      row.claimedBy && row.claimUntil ? { operatorId: row.claimedBy, until: row.claimUntil } : null,
      reader.id,
      kernel.now(),
      row.signed ? 1 : 0,
    ),
  )
}

type Rests = Case['rests']
type CaseContext = {
  source: CaseSource
  record: CaseRecord
  reader: OperatorRow
  isOwn: boolean
  firstBy: string | undefined
  heldBy: string | undefined
  claimedBy: string | undefined
}

/** The decisions that the reader may take now, or the reason why there are none. */
const mayDecide = (at: CaseContext): { decisions: CaseDecision[]; rests: Rests } => {
  const { source, record, reader, isOwn, firstBy, heldBy, claimedBy } = at
  const decisions = [...source.decisions(record)]
  const may = caseRights[source.kind]
  const rests = (): Rests => {
    if (decisions.length === 0) return null
    if (!(firstBy !== undefined && firstBy !== reader.id ? may.sign : may.decide).includes(reader.role)) return 'role'
    if (isOwn) return 'own_case'
    if (heldBy !== undefined) return 'held'
    if (firstBy === reader.id) return 'signed_already'
    return claimedBy !== undefined && claimedBy !== reader.id ? 'claimed' : null
  }
  const why = rests()
  return { decisions: why === null ? decisions : [], rests: why }
}

/** The decisions on this record that take two people, if this operator makes them. */
const decisionsOfTwo = async (db: Db, source: CaseSource, record: CaseRecord, reader: OperatorRow): Promise<CaseDecision[]> => {
  const decisions = source.decisions(record)
  const found = await Promise.all(decisions.map((decision) => needsTwoPeople(db, { source, record, reader, decision, credited: null })))
  return decisions.filter((_, at) => found[at])
}

/** One case with all the data that a decision needs. */
export const toCaseView = async (kernel: Kernel, source: CaseSource, record: CaseRecord, reader: OperatorRow): Promise<Case> => {
  const { db } = kernel
  const now = kernel.now()
  const [facts, staff, person, claimed, events, first, held] = await Promise.all([
    source.facts(kernel, record, reader.role),
    namesOfStaff(db),
    customerById(db, record.customerId),
    claimOf(db, source.kind, record.id, now),
    caseHistory(db, source.kind, record.id),
    signatureOn(db, source.kind, record.id, record.version),
    heldOf(db, source.kind, record.id),
  ])
  const isOwn = person.email.toLowerCase() === reader.email.toLowerCase()
  const by = { firstBy: first?.operatorId, heldBy: held?.operatorId, claimedBy: claimed?.operatorId }
  const { decisions, rests } = mayDecide({ source, record, reader, isOwn, ...by })
  const twoNeeded = await decisionsOfTwo(db, source, record, reader)
  const nameOf = (actor: string) => staff.get(actor.replace('operator:', '')) ?? actor
  const last = record.open ? undefined : events.findLast(({ what, operatorId }) => operatorId !== null && isDecision(what))
  return {
    ...toQueueRow(source.kind, record, { who: person.fullName, staff }, claimed, reader.id, now, first && record.open ? 1 : 0),
    version: record.version,
    evidence: facts.evidence,
    lines: (facts.lines ?? []).map(({ skuId, ...rest }) => ({ sku_id: skuId, ...rest })),
    compared: facts.compared ?? [],
    pictures: facts.uploadIds.map((id) => ({ id, url: addressFor(kernel, id, { audience: 'operator', personId: reader.id }).url })),
    flags: facts.flags,
    duplicates: facts.duplicates,
    balance_lines: (facts.balanceLines ?? []).map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
    history: [
      ...facts.history.map((each) => ({ ...each, actor: each.actor.startsWith('operator:') ? nameOf(each.actor) : each.actor })),
      ...events.map((event) => ({
        at: event.at,
        actor: event.operatorId ? nameOf(`operator:${event.operatorId}`) : 'system',
        what: event.what,
        note: event.note,
      })),
    ]
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((each) => ({ ...each, at: each.at.toISOString() })),
    decisions,
    rests,
    two_needed: twoNeeded,
    reads: person.lang,
    first_signature: first && {
      operator_id: first.operatorId,
      name: staff.get(first.operatorId) ?? '',
      at: first.at.toISOString(),
      decision: first.decision as CaseDecision,
    },
    held: held && {
      name: staff.get(held.operatorId) ?? '',
      mine: held.operatorId === reader.id,
      decision: held.wanted.decision,
      until: held.until.toISOString(),
    },
    decided: last ? { name: nameOf(`operator:${last.operatorId}`), at: last.at.toISOString(), decision: last.what as CaseDecision } : null,
  }
}
