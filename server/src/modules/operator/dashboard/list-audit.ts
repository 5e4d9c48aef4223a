import type { listAudit as call } from '@plaza/contract'
import { dayMs, done, refused } from '@plaza/values'
import { verifyAudit } from '../../../platform/observability/audit/audit.ts'
import { auditOf, sealedUpTo } from '../../../platform/observability/audit/read-audit.ts'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { findCustomers, namesOfCustomers } from '../../identity/accounts/index.ts'
import { allowStaff, findStaffIds, namesOfStaff } from '../../identity/staff/operators/index.ts'
import { dashboardRights } from './rights.ts'

const listName = 'audit'
/** Most customers that one search word stands for. */
const maxFound = 50
const dayOf = (text: string): Date | null => {
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : at
}

const chainOf = async (db: Db) => {
  const [{ seals, head, problems }, upTo] = await Promise.all([verifyAudit(db), sealedUpTo(db)])
  return { seals, head, verified_up_to: upTo, problems: problems.map(({ number, problem }) => ({ seal: number, problem })) }
}

/** The people whose name or e-mail address the text may be, as the log names them. */
const peopleCalled = async (db: Db, text: string): Promise<string[]> => {
  const [staff, customers] = await Promise.all([findStaffIds(db, text), findCustomers(db, text, null, maxFound)])
  return [...staff.map((id) => `operator:${id}`), ...customers.flatMap(({ id }) => [`customer:${id}`, `seller:${id}`])]
}

const customerIn = (actor: string): string | undefined => /^(?:customer|seller):([1-9][0-9]{0,17})$/.exec(actor)?.[1]

/** Names of the staff and customers who acted. */
const namesOf = async (db: Db, actors: readonly string[]): Promise<(actor: string) => string | null> => {
  const ids = new Set(actors.flatMap((actor) => customerIn(actor) ?? []))
  const [staff, customers] = await Promise.all([namesOfStaff(db), namesOfCustomers(db, [...ids])])
  return (actor) => staff.get(actor.replace('operator:', '')) ?? customers.get(customerIn(actor) ?? '') ?? null
}

/** Lists the audit log. Verifies the log's hash chain against its seals if the request asks for this. */
export const listAudit: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, dashboardRights.audit)
  if ('refused' in staff) return staff
  const before = input.cursor ? readCursor(input.cursor, listName, integerShape) : null
  if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const from = input.from === undefined ? undefined : dayOf(input.from)
  const to = input.to === undefined ? undefined : dayOf(input.to)
  if (from === null) return refused('no_such_day', { fields: { from: 'day' } })
  if (to === null) return refused('no_such_day', { fields: { to: 'day' } })
  const people = input.keyword ? await peopleCalled(kernel.db, input.keyword) : []
  const [rows, chain] = await Promise.all([
    auditOf(kernel.db, {
      ...(input.actor && { actor: input.actor }),
      ...(input.action && { action: input.action }),
      ...(input.subject && { subject: input.subject }),
      ...(input.keyword && { mentioned: { people, action: input.keyword } }),
      ...(from && { from }),
      ...(to && { to: new Date(to.getTime() + dayMs) }),
      ...(before && { before: before.id }),
      limit: input.limit + 1,
    }),
    input.verify ? chainOf(kernel.db) : null,
  ])
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  const nameOf = await namesOf(
    kernel.db,
    shown.map(({ actor }) => actor),
  )
  return done({
    list: shown.map((row) => ({ ...row, at: row.at.toISOString(), name: nameOf(row.actor) })),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
    chain,
  })
}
