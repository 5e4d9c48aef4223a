import type { LoginResponse, UserInfo } from '@plaza/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Asked, PersonSources } from './person-sources.ts'

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
  seller: UserInfo['seller'] | null
  cart_count: number
  product_count: number
  unread_count: number
}

const id = sql.ref('c.id')
const count = (asked: Asked | undefined) => (asked ? sql`(${asked(id)})::int` : sql`0`)

/** All that is shown of a customer as one value, so that it can be a part of any statement. */
export const userRow = (
  sources: PersonSources,
  customerId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(select row_to_json(shown) from (
  select c.full_name, c.email, c.email_verified_at is not null as verified, c.phone, c.avatar, c.address, c.lang, c.currency,
    c.invitation_code, c.made_at, c.closing_at, c.letters_for, ${sources.seller ? sql`(${sources.seller(id)})` : sql`null`} as seller,
    ${count(sources.cartCount)} as cart_count, ${count(sources.productCount)} as product_count, ${count(sources.unreadCount)} as unread_count
  from accounts.customer c where c.id = ${customerId}) shown)`

/** The site's address on the sellers' own host. */
export const sellerUrl = (publicUrl: string): string => {
  const { protocol, host } = new URL(publicUrl)
  return `${protocol}//seller.${host}`
}

export const userInfo = async (
  { db, environment }: Pick<Kernel, 'db' | 'environment'>,
  sources: PersonSources,
  customerId: string,
): Promise<UserInfo> => {
  const found = await sql<{ row: unknown }>`select ${userRow(sources, sql`${customerId}::bigint`)} as row`.execute(db)
  return showUser(found.rows[0]?.row, environment)
}

/** What `userRow` read, as the wire has it. */
export const showUser = (read: unknown, environment: Kernel['environment']): UserInfo => {
  if (!read) throw new Error('there is no such customer')
  const row = read as Row
  const seller = row.seller ?? { state: 'none', reason: null }
  const sells = seller.state === 'approved' || seller.state === 'suspended'
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
    seller_url: sells ? sellerUrl(environment.publicUrl) : null,
    seller,
    card: { count: row.cart_count },
    product: { count: row.product_count },
    message_unread_count: row.unread_count,
    invitation_code: row.invitation_code,
    member_since: new Date(row.made_at).toISOString(),
    letters_for: row.letters_for,
    closing_at: row.closing_at === null ? null : new Date(row.closing_at).toISOString(),
  }
}

export const loginResponse = async (
  kernel: Pick<Kernel, 'db' | 'environment'>,
  sources: PersonSources,
  who: { customerId: string; token: string },
): Promise<LoginResponse> => {
  const user = await userInfo(kernel, sources, who.customerId)
  return { 'access-token': who.token, user, seller_url: user.seller_url, card: user.card, message_unread_count: user.message_unread_count }
}
