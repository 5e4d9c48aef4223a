import { WrongSetting } from '../platform/environment.ts'
import { dispatchAll } from '../dispatch-all.ts'
import { sql } from 'kysely'
import { cast } from '@plaza/cast'
import type { Tx } from '../platform/db/database.ts'
import type { Kernel } from '../platform/kernel.ts'
import { transaction } from '../platform/db/transaction.ts'
import { changed } from '../platform/cache/invalidate.ts'
import { writeAudit } from '../platform/observability/audit/audit.ts'
import { exists } from '../platform/db/rows.ts'
import { agree } from '../modules/foundation/content/texts/index.ts'
import { fillAddresses } from './fill-addresses.ts'
import { fillApplicant } from './fill-applicant.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { fillContent } from './fill-content.ts'
import { fillCoupons } from './fill-coupons.ts'
import { fillDelivery } from './fill-delivery.ts'
import { fillNotices } from './fill-notices.ts'
import { fillPeople } from './fill-people.ts'
import { fillSettings } from './fill-settings.ts'
import { fillWallets } from './fill-wallets.ts'
import { storeDemoPictures } from './store-pictures.ts'

const mark = 'demo.filled'

export const isFilled = ({ db }: Kernel): Promise<boolean> => exists(db)`select 1 from platform.audit where action = ${mark} limit 1`

/**
 * Fills an empty mall with the demo data in one transaction, so that an interrupted start begins again from nothing. Afterwards one person applies
 * for a shop.
 */
export const fillDemoMall = async (kernel: Kernel): Promise<void> => {
  const pictures = await storeDemoPictures(kernel)
  const hashed = await fillPeople.hashPasswords(kernel, cast)
  await transaction(kernel, async (tx: Tx) => {
    await sql`set local statement_timeout = '60s'`.execute(tx)
    const now = kernel.now()
    await fillSettings(tx, cast)
    const people = await fillPeople.write(tx, { cast, hashes: hashed, keys: kernel.keys, now })
    await fillAddresses(tx, cast, people, now)
    await fillWallets(tx, { cast, people, keys: kernel.keys, now })
    const filled = await fillCatalogue(tx, { cast, pictures, people, now })
    await fillDelivery(tx, cast, filled)
    await fillCoupons(tx, { cast, filled, now })
    await fillNotices(tx, { cast, people, products: filled.products, now })
    await fillContent(tx, { cast, pictures, now, ...filled })
    for (const customerId of people.values()) await agree(tx, customerId, now)
    await writeAudit(tx, { actor: 'system', action: mark, subject: 'mall', details: { products: filled.products.size } })
    await changed(tx, ['products', 'categories', 'settings', 'ads', 'news', 'announcements', 'storefront'])
  })
  await fillApplicant(kernel)
}

/** Fills a demo mall once. If the mall is no demo mall, it refuses to start on a demo database, because the demo passwords are public. */
export const demoOrNone = async (kernel: Kernel, step: (fill: () => Promise<void>) => Promise<void> = (fill) => fill()): Promise<void> => {
  const filled = await isFilled(kernel)
  if (filled && !kernel.environment.demo)
    throw new WrongSetting('The database holds a demo mall with public passwords. Set DEMO=1, or use an empty database.')
  if (!filled && kernel.environment.demo) await step(() => fillDemoMall(kernel).then(() => dispatchAll(kernel)))
}
