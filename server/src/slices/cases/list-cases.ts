import type { listCases as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { readCursor, timeShape, writeCursor } from '../../kernel/cursor.ts'
import type { UseCase } from '../../kernel/http/serve.ts'
import { allowStaff } from '../staff/operators/index.ts'
import { queueCounts, queueOf } from './case-rows.ts'
import type { CaseSource } from './case-source.ts'
import { tellQueue } from './tell-case.ts'
import { rights } from './who-decides.ts'

const listName = 'cases'

/** What waits for somebody's decision, of the kinds that this member of the staff may read. */
export const listCases =
  (sources: readonly CaseSource[]): UseCase<typeof call> =>
  async (ask) => {
    const { kernel, input } = ask
    const reader = await allowStaff(ask, ['owner', 'finance', 'risk', 'catalogue', 'support', 'auditor'])
    if ('refused' in reader) return reader
    const readable = sources.filter(({ kind }) => rights[kind].read.includes(reader.role))
    const wanted = readable.filter(({ kind }) => input.kind === undefined || kind === input.kind)
    if (wanted.length === 0) return input.kind === undefined ? done({ list: [], next_cursor: null, counts: {} }) : refused('not_allowed')
    const open = input.state !== 'decided'
    const before = input.cursor ? readCursor(input.cursor, listName, timeShape) : null
    if (input.cursor && !before) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
    const now = kernel.now()
    const rows = await queueOf(kernel.db, wanted, {
      open,
      mine: input.mine ? reader.id : null,
      before: before && { due: before.value, id: before.id },
      limit: input.limit + 1,
      now,
    })
    const shown = rows.slice(0, input.limit)
    const last = shown.at(-1)
    return done({
      list: await tellQueue(kernel, shown, reader),
      next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: last.dueText, id: last.id }) : null,
      counts: await queueCounts(kernel.db, readable, now),
    })
  }
