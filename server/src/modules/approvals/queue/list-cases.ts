import type { listCases as call } from '@plaza/contract'
import { dayMs, done, refused } from '@plaza/values'
import { readCursor, timeShape, writeCursor } from '../../../platform/db/cursor.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { findCustomers } from '../../identity/accounts/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { decidedBy } from './records/decided-rows.ts'
import { queueCounts, queueOf } from './records/case-rows.ts'
import type { CaseSource } from './sources/case-source.ts'
import { caseRights } from './sources/who-decides.ts'
import { toQueueView } from './records/case-view.ts'

const listName = 'cases'
/** Maximum number of customers that a keyword may match. A keyword that matches more is too vague. */
const maxPeople = 50

/** Customers that match a keyword. If the keyword is a number, it is also used as a case ID. */
const meantBy = async (db: Db, keyword: string) => {
  const found = await findCustomers(db, keyword.trim(), null, maxPeople)
  return { customers: found.map(({ id }) => id), id: /^\s*[1-9][0-9]{0,17}\s*$/.test(keyword) ? keyword.trim() : null }
}

/** Lists cases of the kinds that this operator may read, undecided ones by default. */
export const listCases =
  (sources: readonly CaseSource[]): UseCase<typeof call> =>
  async (ctx) => {
    const { kernel, input } = ctx
    const reader = await allowStaff(ctx, ['owner', 'finance', 'risk', 'catalogue', 'support', 'auditor'])
    if ('refused' in reader) return reader
    const readable = sources.filter(({ kind }) => caseRights[kind].read.includes(reader.role))
    const wanted = readable.filter(({ kind }) => input.kind === undefined || kind === input.kind)
    if (wanted.length === 0)
      return input.kind === undefined ? done({ list: [], next_cursor: null, counts: {}, own_decided: 0 }) : refused('not_allowed')
    const open = input.state !== 'decided'
    const before = input.cursor ? readCursor(input.cursor, listName, timeShape) : null
    if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
    const now = kernel.now()
    const rows = await queueOf(kernel.db, wanted, {
      open,
      mine: input.mine ? reader.id : null,
      of: input.keyword ? await meantBy(kernel.db, input.keyword) : null,
      before: before && { due: before.value, id: before.id },
      limit: input.limit + 1,
      now,
    })
    const shown = rows.slice(0, input.limit)
    const last = shown.at(-1)
    return done({
      list: await toQueueView(kernel, shown, reader),
      next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.dueText, id: last.id }) : null,
      counts: await queueCounts(kernel.db, readable, now),
      own_decided: await decidedBy(kernel.db, reader.id, new Date(now.getTime() - dayMs)),
    })
  }
