import { storefrontLinks, type getAffiliateSummary as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { readCursor, writeCursor, type Cursor } from '../../../kernel/cursor.ts'
import type { Db } from '../../../kernel/database.ts'
import { ownSession, type UseCase } from '../../../kernel/http/serve.ts'
import { all, one } from '../../../kernel/rows.ts'
import { maskName } from '../people/index.ts'

const listName = 'invited'
/** Who brings somebody is thanked; rewards are paid by nobody yet. */
const nothingEarned = '0.00'
type Invited = { id: string; full_name: string; made_at: Date }

const invitedBy = (db: Db, customerId: string, after: Cursor | null, limit: number): Promise<Invited[]> =>
  all<Invited>(db)`select id, full_name, made_at from accounts.customer
    where invited_by = ${customerId} and (${after?.id ?? null}::bigint is null or id < ${after?.id ?? null}::bigint) order by id desc limit ${limit}`

const invitationOf = async (db: Db, customerId: string): Promise<{ code: string; count: number }> => {
  const found = await one<{ code: string; count: number }>(db)`select invitation_code as code,
    (select count(*)::int from accounts.customer i where i.invited_by = c.id) as count from accounts.customer c where id = ${customerId}`
  return found ?? { code: '', count: 0 }
}

/** One level: the people somebody brought, never the people whom those brought. */
export const getAffiliateSummary: UseCase<typeof shape> = async (ask) => {
  const { kernel, input } = ask
  const { personId } = ownSession(ask)
  const after = input.cursor ? readCursor(input.cursor, listName, /^$/) : null
  if (input.cursor && !after) return refused('cursor_stale', { fields: { cursor: 'malformed' } })
  const [invitation, rows] = await Promise.all([invitationOf(kernel.db, personId), invitedBy(kernel.db, personId, after, input.limit + 1)])
  const shown = rows.slice(0, input.limit)
  const last = shown.at(-1)
  return done({
    invitation_code: invitation.code,
    link: `${kernel.environment.publicUrl}/${storefrontLinks.register(invitation.code)}`,
    invited_count: invitation.count,
    rewards_earned: nothingEarned,
    list: shown.map((row) => ({ name: maskName(row.full_name), date: row.made_at.toISOString() })),
    next_cursor: rows.length > input.limit && last ? writeCursor({ by: listName, value: '', id: last.id }) : null,
  })
}
