import type { Case, CaseDecision, CaseRow } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import type { Kernel } from '../../kernel/kernel.ts'
import { customerById } from '../accounts/people/index.ts'
import { addressFor } from '../media/index.ts'
import { namesOfStaff, type OperatorRow } from '../staff/operators/index.ts'
import { claimOf, eventsOf, type Queued, signatureOn } from './case-rows.ts'
import type { CaseRecord, CaseSource } from './case-source.ts'
import { rights } from './who-decides.ts'

type Claimed = { operatorId: string; until: Date } | null

const tellRow = (
  kind: CaseSource['kind'],
  record: CaseRecord,
  names: { who: string; staff: ReadonlyMap<string, string> },
  claimed: Claimed,
  reader: string,
  now: Date,
): CaseRow => ({
  kind,
  id: record.id,
  who: { id: record.customerId, name: names.who },
  amount: record.amount === null ? null : formatMoney(record.amount),
  about: record.about,
  since: record.since.toISOString(),
  due: record.due.toISOString(),
  late: record.open && record.due < now,
  state: record.state,
  claimed_by: claimed && {
    operator_id: claimed.operatorId,
    name: names.staff.get(claimed.operatorId) ?? '',
    until: claimed.until.toISOString(),
    mine: claimed.operatorId === reader,
  },
})

export const tellQueue = async (kernel: Kernel, rows: readonly Queued[], reader: OperatorRow): Promise<CaseRow[]> => {
  const staff = await namesOfStaff(kernel.db)
  const people = new Map<string, string>()
  for (const id of new Set(rows.map((row) => row.customerId))) people.set(id, (await customerById(kernel.db, id)).fullName)
  return rows.map((row) =>
    tellRow(
      row.kind,
      row,
      { who: people.get(row.customerId) ?? '', staff },
      row.claimedBy && row.claimUntil ? { operatorId: row.claimedBy, until: row.claimUntil } : null,
      reader.id,
      kernel.now(),
    ),
  )
}

/** One case with everything beside it that a decision needs. */
export const tellCase = async (kernel: Kernel, source: CaseSource, record: CaseRecord, reader: OperatorRow): Promise<Case> => {
  const { db } = kernel
  const now = kernel.now()
  const [facts, staff, person, claimed, events, first] = await Promise.all([
    source.facts(kernel, record, reader.role),
    namesOfStaff(db),
    customerById(db, record.customerId),
    claimOf(db, source.kind, record.id, now),
    eventsOf(db, source.kind, record.id),
    signatureOn(db, source.kind, record.id, record.version),
  ])
  const may = rights[source.kind]
  const isSecond = first !== null && first.operatorId !== reader.id
  const allowed = (isSecond ? may.sign : may.decide).includes(reader.role) && !(first && !isSecond)
  const nameOf = (actor: string) => staff.get(actor.replace('operator:', '')) ?? actor
  return {
    ...tellRow(source.kind, record, { who: person.fullName, staff }, claimed, reader.id, now),
    version: record.version,
    evidence: facts.evidence,
    lines: (facts.lines ?? []).map(({ skuId, ...rest }) => ({ sku_id: skuId, ...rest })),
    compared: facts.compared ?? [],
    pictures: facts.uploadIds.map((id) => ({ id, url: addressFor(kernel, id, { audience: 'operator', personId: reader.id }).url })),
    flags: facts.flags,
    duplicates: facts.duplicates,
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
    decisions: allowed ? [...source.decisions(record)] : [],
    first_signature: first && {
      operator_id: first.operatorId,
      name: staff.get(first.operatorId) ?? '',
      at: first.at.toISOString(),
      decision: first.decision as CaseDecision,
    },
  }
}
