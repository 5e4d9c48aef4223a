import type { listAudit as call } from '@plaza/contract'
import { dayMs, done, refused } from '@plaza/values'
import { verifyAudit } from '../../../platform/observability/audit/audit.ts'
import { auditOf, sealedUpTo } from '../../../platform/observability/audit/read-audit.ts'
import { integerShape, readCursor, writeCursor } from '../../../platform/db/cursor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { allowStaff, namesOfStaff } from '../../identity/staff/operators/index.ts'
import { dashboardRights } from './rights.ts'

const listName = 'audit'
const dayOf = (text: string): Date | null => {
  const at = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : at
}

const chainOf = async (db: Db) => {
  const [{ seals, head, problems }, upTo] = await Promise.all([verifyAudit(db), sealedUpTo(db)])
  return { seals, head, verified_up_to: upTo, problems: problems.map(({ number, problem }) => ({ seal: number, problem })) }
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
  const [rows, names, chain] = await Promise.all([
    auditOf(kernel.db, {
      ...(input.actor && { actor: input.actor }),
      ...(input.action && { action: input.action }),
      ...(input.subject && { subject: input.subject }),
      ...(from && { from }),
      ...(to && { to: new Date(to.getTime() + dayMs) }),
      ...(before && { before: before.id }),
      limit: input.limit + 1,
    }),
    namesOfStaff(kernel.db),
    input.verify ? chainOf(kernel.db) : null,
  ])
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    list: shown.map((row) => ({ ...row, at: row.at.toISOString(), name: names.get(row.actor.replace('operator:', '')) ?? null })),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: '0', id: last.id }) : null,
    chain,
  })
}
