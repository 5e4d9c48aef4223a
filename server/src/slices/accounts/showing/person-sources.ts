import type { RawBuilder } from 'kysely'
import type { Db } from '../../../kernel/database.ts'

type CustomerId = RawBuilder<unknown>
/** A part of one statement, so that a question about a person is asked of the database once, whoever knows the answers. */
export type Asked = (customerId: CustomerId) => RawBuilder<unknown>

/** What other slices know about a customer. Accounts stands above them all, so the page of slices brings it here. */
export type PersonSources = {
  /** JSON `{state, reason}`. */
  seller?: Asked
  cartCount?: Asked
  productCount?: Asked
  unreadCount?: Asked
  /** The picture of an upload that this customer made as an avatar, or null. */
  avatarOf?: (db: Db, customerId: string, uploadId: string) => Promise<string | null>
  /** What others keep about a person, for whoever takes it away. */
  ownData?: Readonly<Record<string, (db: Db, customerId: string) => Promise<unknown>>>
  /** Whether a shop of theirs trades: its buyers must not be left without a seller. */
  keepsShop?: (db: Db, customerId: string) => Promise<boolean>
  /** Whether a balance or an order still waits; such an account does not close yet. */
  unsettled?: readonly ((db: Db, customerId: string) => Promise<boolean>)[]
  /** Rewards for invitations, in the base currency. */
  rewardsEarned?: (db: Db, customerId: string) => Promise<string>
}
