import { storefrontLinks } from '@plaza/contract'
import type { Tx } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { sendEmail } from '../../identity/accounts/emails/index.ts'
import { customerById } from '../../identity/accounts/people/index.ts'
import { notify } from '../../foundation/notifications/index.ts'
import type { OwnShop } from '../../shops/profile/owners/index.ts'

type Statement = { reason: string; ground: string; objection: string; until: Date | null }
const link = storefrontLinks.shopStanding

/** Sends the statement of reasons as a notification, and as an email that the owner cannot opt out of. */
export const notifySuspended = async (kernel: Kernel, tx: Tx, shop: OwnShop, statement: Statement, now: Date): Promise<void> => {
  const { reason, ground, objection, until } = statement
  const said = { reason, link, now }
  const day = until?.toISOString()
  await (day === undefined
    ? notify(tx, shop.ownerId, { ...said, template: 'shop_suspended', values: { shop: shop.name, ground, objection } })
    : notify(tx, shop.ownerId, {
        ...said,
        template: 'shop_suspended_until',
        values: { shop: shop.name, ground, objection, time: { time: day } },
      }))
  const owner = await customerById(tx, shop.ownerId)
  const time = day === undefined ? '' : `${day.slice(0, 16).replace('T', ' ')} UTC`
  const values = { shop: shop.name, reason, ground, objection, time }
  await sendEmail(kernel, tx, owner, day === undefined ? 'shop_suspended' : 'shop_suspended_until', values)
}

export const notifyReopened = async (kernel: Kernel, tx: Tx, shop: OwnShop, reason: string | null, now: Date): Promise<void> => {
  await notify(tx, shop.ownerId, { template: 'shop_reopened', values: { shop: shop.name }, ...(reason && { reason }), link, now })
  await sendEmail(kernel, tx, await customerById(tx, shop.ownerId), 'shop_reopened', { shop: shop.name })
}
