import type { LoginResponse, UserInfo } from '@plaza/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { People } from '../../../../platform/auth/personal-data.ts'
import { findOne } from '../../../../platform/db/rows.ts'

/** Default values of the fields that other modules add to a user. */
const sayNothing: Pick<
  UserInfo,
  | 'works_for'
  | 'seller'
  | 'card'
  | 'product'
  | 'message_unread_count'
  | 'chats_unread'
  | 'shop_waits'
  | 'orders'
  | 'to_agree'
  | 'announcements_read'
> = {
  works_for: null,
  seller: { state: 'none', reason: null },
  card: { count: 0 },
  product: { count: 0 },
  message_unread_count: 0,
  chats_unread: 0,
  shop_waits: { to_ship: 0, refunds: 0 },
  to_agree: null,
  announcements_read: [],
  orders: { unpaid: 0, to_ship: 0, to_receive: 0, delivered: 0, to_review: 0, refunds: 0 },
}

type Row = {
  full_name: string
  email: string
  verified: boolean
  phone: string
  avatar: string | null
  address: string
  lang: string
  currency: string
  invitation_code: string
  made_at: string
  closing_at: string | null
  letters_for: UserInfo['letters_for']
  /** Values that other modules add, by their field names in the API. */
  added: Partial<Record<keyof UserInfo, unknown>>
}

const id = sql.ref('c.id')

/** The fields that every module adds to a user, as one JSON object. */
const added = ({ shows }: People): RawBuilder<unknown> => {
  const fields = [...shows].map(([field, expression]) => sql`(${expression(id)}) as ${sql.ref(field)}`)
  return fields.length === 0 ? sql`'{}'::json` : sql`(select row_to_json(said) from (select ${sql.join(fields)}) said)`
}

/** All shown data of a customer as one JSON value, usable in any query. */
export const userRow =
  (people: People) =>
  (customerId: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select row_to_json(shown) from (
  select c.full_name, c.email, c.email_verified_at is not null as verified, c.phone, c.avatar, c.address, c.lang, c.currency,
    c.invitation_code, c.made_at, c.closing_at, c.letters_for, ${added(people)} as added
  from accounts.customer c where c.id = ${customerId}) shown)`

export const userInfo = async (
  { db, environment, people }: Pick<Kernel, 'db' | 'environment' | 'people'>,
  customerId: string,
): Promise<UserInfo> => {
  const found = await findOne<{ row: unknown }>(db)`select ${userRow(people)(sql`${customerId}::bigint`)} as row`
  return toUserView(found?.row, environment)
}

/** Maps the result of `userRow` to the API's form. */
export const toUserView = (read: unknown, environment: Kernel['environment']): UserInfo => {
  if (!read) throw new Error('there is no such customer')
  const row = read as Row
  const said = {
    ...sayNothing,
    ...(Object.fromEntries(Object.entries(row.added).filter(([, value]) => value !== null)) as Partial<UserInfo>),
  }
  const sells = said.seller.state === 'approved' || said.seller.state === 'suspended'
  return {
    firstname: row.full_name.split(' ', 1)[0] ?? row.full_name,
    full_name: row.full_name,
    email: row.email,
    email_verified: row.verified,
    phone: row.phone,
    avatar: row.avatar,
    address: row.address,
    lang: row.lang,
    currency: row.currency,
    seller_url: sells ? environment.sellerUrl : null,
    ...said,
    invitation_code: row.invitation_code,
    member_since: new Date(row.made_at).toISOString(),
    letters_for: row.letters_for,
    closing_at: row.closing_at === null ? null : new Date(row.closing_at).toISOString(),
  }
}

export const loginResponse = async (
  kernel: Pick<Kernel, 'db' | 'environment' | 'people'>,
  who: { customerId: string; token: string },
): Promise<LoginResponse> => {
  const user = await userInfo(kernel, who.customerId)
  return { 'access-token': who.token, user, seller_url: user.seller_url, card: user.card, message_unread_count: user.message_unread_count }
}
