import type { ChatSupport, InputOf, saveChatHouse } from '@plaza/contract'
import { done, refused, type Outcome } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { versionOf } from '../../../../platform/db/row-version.ts'
import { chatAuthor } from '../participants/person.ts'
import type { Talker } from '../participants/talker.ts'
import { type SupportRow, supportRowsOf, lockSupport, putSupport } from './house-rows.ts'
import { clockOf, hoursOf } from './plan-hours.ts'

const notifySupport = ({ shopId: _shopId, ...arranged }: SupportRow): ChatSupport => {
  const { replies, opens, closes, zone, away } = arranged
  return {
    replies,
    hours: opens !== null && closes !== null && zone !== null ? { opens: clockOf(opens), closes: clockOf(closes), zone } : null,
    away,
    version: versionOf(arranged),
  }
}
const nothing = { replies: [], opens: null, closes: null, zone: null, away: '' }

export const readSupport = async ({ db }: { db: Db }, { shopId }: Talker): Promise<ChatSupport> =>
  notifySupport((await supportRowsOf(db, [shopId])).get(shopId) ?? { shopId, ...nothing })

/** Saves the canned replies and the opening hours. Does not overwrite a newer version saved by a colleague. */
export const saveSupport = async (
  kernel: Kernel,
  talker: Talker,
  { replies = [], away = '', version, ...said }: InputOf<typeof saveChatHouse>,
): Promise<Outcome<ChatSupport, 'hours_wrong' | 'changed_meanwhile'>> => {
  const hours = hoursOf(said)
  if (hours === 'wrong') return refused('hours_wrong', { fields: { opens: 'hours' } })
  const { shopId } = talker
  return transaction(kernel, async (tx) => {
    await lockSupport(tx, shopId)
    const before = await readSupport({ db: tx }, talker)
    if (version !== before.version) return refused('changed_meanwhile', { current: before, version: before.version })
    const row = await putSupport(tx, { shopId, replies: [...replies], ...hours, away }, kernel.now())
    await writeAudit(tx, { actor: chatAuthor(talker), action: 'chat.arranged', subject: shopId === null ? 'service' : `shop:${shopId}` })
    return done(notifySupport(row))
  })
}
