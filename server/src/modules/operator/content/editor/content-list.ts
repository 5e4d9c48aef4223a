import { done, type Done, type Refused } from '@plaza/values'
import type { CallContext } from '../../../../platform/http/serve.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { unchanged, versionsOf } from '../../../approvals/changelog/index.ts'
import { type ContentKind, type ContentRow, contentRows } from '../../../foundation/content/texts/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'

export type ContentMapper<T> = (row: ContentRow, version: string, now: Date) => T

/** All content of a kind, in the staff view. */
export const toContentList = async <T>(db: Db, kind: ContentKind, publish: ContentMapper<T>, now: Date): Promise<T[]> => {
  const rows = await contentRows(db, kind)
  const ids = rows.map(({ id }) => id)
  const versions = await versionsOf(db, kind, ids)
  return rows.map((row) => publish(row, versions.get(row.id) ?? unchanged, now))
}

type Context = Pick<CallContext<never>, 'kernel' | 'session'> & { input: { id?: string | undefined } }

/** All content of one kind, including drafts and ended items; or a single item if an id is given. */
export const listContent =
  <T extends { id: string }>(kind: ContentKind, publish: ContentMapper<T>) =>
  async ({ kernel, session, input }: Context): Promise<Done<{ list: T[] }> | Refused<'not_allowed'>> => {
    const staff = await allowStaff({ kernel, session }, ['owner', 'catalogue', 'support', 'auditor'])
    if ('refused' in staff) return staff
    const list = await toContentList(kernel.db, kind, publish, kernel.now())
    return done({ list: input.id === undefined ? list : list.filter(({ id }) => id === input.id) })
  }
