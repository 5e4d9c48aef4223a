import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'

/** SQL for the owner of row `t`, as `audience:number`. Null for a row that belongs to no user. */
const customer = (column: string) => `'customer:' || t.${column}`
const operator = (column: string) => `'operator:' || t.${column}`
const person = `t.audience || ':' || t.person_id`
const byEmail = (column: string) => `(select 'customer:' || c.id from accounts.customer c where c.email_key = lower(t.${column}))`

/** Owner of a ledger account of a person or shop. Accounts of the mall and of the outside world have no owner. */
const ofAccount = (account: string) =>
  `case when ${account}.kind like 'customer.%' then 'customer:' || ${account}.owner when ${account}.kind like 'shop.%' then 'shop:' || ${account}.owner end`

/** History rows of a record belong to the record's owner, not to the author of the change. */
const ofRecord = `(select 'customer:' || r.customer_id from (
  select 'recharge:' || id as record, customer_id from wallet.recharge union all
  select 'withdraw:' || id, customer_id from wallet.withdrawal union all
  select 'transfer:' || id, customer_id from wallet.transfer) r where r.record = t.record)`

/** Rows about an order belong to its buyer. */
const ofOrder = `(select 'customer:' || s.customer_id from orders.order_header s where s.id = t.order_id)`

const ofParcel = `(select 'customer:' || s.customer_id from shipments.parcel p join orders.order_header s on s.id = p.order_id where p.id = t.parcel_id)`

/** Rows about a shop belong to its owner as a console user. */
const ofShop = `(select 'seller:' || s.owner_id from profile.shop s where s.id = t.shop_id)`

/** Rows about a refund request belong to its customer. */
const ofRefund = `(select 'customer:' || r.customer_id from refunds.refund r where r.id = t.refund_id)`

/** Messages belong to the conversation's customer, even if the shop wrote them. */
const ofTalk = (conversation: string) => `(select 'customer:' || c.customer_id from chat.conversation c where c.id = ${conversation})`

/** Rows about a stock delivery belong to the customer who requested it. */
const ofIntake = `(select 'customer:' || i.customer_id from seller_inventory.stock_delivery i where i.id = t.intake_id)`

/** SQL for the owner of a row, for every table with rows of users. */
export const owners: Readonly<Record<string, string>> = {
  'accounts.code': byEmail('target_key'),
  'accounts.customer': customer('id'),
  'accounts.device': customer('customer_id'),
  'accounts.payment_settings': customer('customer_id'),
  'accounts.social_account': customer('customer_id'),
  'addresses.address': customer('customer_id'),
  'referrals.arrival': customer('customer_id'),
  'referrals.brought': customer('inviter_id'),
  'referrals.reward': customer('inviter_id'),
  'referrals.visit': customer('inviter_id'),
  'application.application': customer('customer_id'),
  'application.history': `(select 'customer:' || a.customer_id from application.application a where a.id = t.application_id)`,
  'cart.checkout_defaults': customer('customer_id'),
  'cart.line': customer('customer_id'),
  'cart.merged': customer('customer_id'),
  'queue.adjustment': operator('asked_by'),
  'cash.transfer': operator('asked_by'),
  'queue.claim': operator('operator_id'),
  'queue.decided': operator('operator_id'),
  'queue.history': operator('operator_id'),
  'queue.held': operator('operator_id'),
  'queue.signature': operator('operator_id'),
  'content.agreement': customer('customer_id'),
  'content.announcement_read': customer('customer_id'),
  'content.policy': operator('operator_id'),
  'chat.answer': `(select 'customer:' || c.customer_id from chat.message m join chat.conversation c on c.id = m.conversation_id where m.id = t.message_id)`,
  'chat.conversation': customer('customer_id'),
  'chat.message': ofTalk('t.conversation_id'),
  'chat.house': ofShop,
  'chat.report': customer('customer_id'),
  'coupons.claim': customer('customer_id'),
  'coupons.coupon': `(select 'customer:' || s.owner_id from profile.shop s where s.id = t.shop_id)`,
  'checkout.bought_line': `(select 'customer:' || p.customer_id from checkout.payment p where p.id = t.payment_id)`,
  'checkout.payment': customer('customer_id'),
  'checkout.quote': customer('customer_id'),
  'shipping.method': `(select 'customer:' || s.owner_id from profile.shop s where s.id = t.shop_id)`,
  'shipping.rate': `(select 'customer:' || s.owner_id from profile.shop s join shipping.method m on m.shop_id = s.id where m.id = t.method_id)`,
  'changelog.edit': operator('operator_id'),
  'favorites.favourite': customer('customer_id'),
  'favorites.seen': customer('customer_id'),
  'favorites.waiting': customer('customer_id'),
  'gateways.demo_payment': `(select 'customer:' || s.customer_id from gateways.session s where s.token = t.token)`,
  'gateways.demo_return': `(select 'customer:' || s.customer_id from gateways.session s where s.token = t.token)`,
  'gateways.reversal': `(select 'customer:' || s.customer_id from gateways.session s where s.id = t.session_id)`,
  'gateways.session': customer('customer_id'),
  'platform.idempotent_answer': 't.caller',
  'platform.audit': 't.actor',
  'platform.outbound_call': `(select 'customer:' || s.customer_id from gateways.session s where t.key like 'gateway-%'
    and (s.id = (t.content->>'sessionId')::bigint or t.key like '%:' || s.token || '-%'))`,
  'platform.live_event': person,
  'platform.mail': byEmail('recipient'),
  'platform.session': person,
  'ledger.account': ofAccount('t'),
  'ledger.check_run': 't.asked_by',
  'ledger.due': `'shop:' || split_part(t.debtor, '/', 2)`,
  'ledger.hold': `(select ${ofAccount('a')} from ledger.account a where a.id = t.account_id)`,
  'ledger.journal': 't.actor',
  // A posting belongs to its payer. If the money comes from outside, it belongs to its receiver.
  'ledger.posting': `(select coalesce(${ofAccount('f')}, ${ofAccount('o')}) from ledger.account f, ledger.account o where f.id = t.from_id and o.id = t.to_id)`,
  'media.upload': person,
  'notifications.notice': customer('customer_id'),
  'orders.history': ofOrder,
  'orders.line': ofOrder,
  'orders.order_header': customer('customer_id'),
  'orders.search': ofOrder,
  'orders.to_rate': customer('customer_id'),
  'shipments.line': ofParcel,
  'shipments.parcel': ofOrder,
  'shipments.history': ofParcel,
  'shipments.former_number': ofParcel,
  'refunds.history': ofRefund,
  'refunds.evidence': `(select 'customer:' || r.customer_id from refunds.history e join refunds.refund r on r.id = e.refund_id where e.id = t.event_id)`,
  'refunds.line': ofRefund,
  'refunds.refund': customer('customer_id'),
  'live.ticket': `(select ${person.replaceAll('t.', 's.')} from platform.session s where s.id = t.session_id)`,
  'reviews.report': customer('customer_id'),
  'reviews.review': customer('customer_id'),
  'access.ticket': customer('customer_id'),
  'profile.member': `(select 'customer:' || s.owner_id from profile.shop s where s.id = t.shop_id)`,
  'settings.rate': operator('operator_id'),
  'settings.wallet_address': operator('asked_by'),
  'seller_products.entry': ofShop,
  'seller_products.import': ofShop,
  'seller_products.import_part': `(select 'seller:' || s.owner_id from seller_products.import i join profile.shop s on s.id = i.shop_id where i.id = t.import_id)`,
  'seller_products.picture': ofShop,
  'seller_products.price_jump': ofShop,
  'seller_products.submission': ofShop,
  'profile.shop': customer('owner_id'),
  'profile.follow': customer('customer_id'),
  'staff.invitation': operator('invited_by'),
  'staff.operator': operator('id'),
  'staff.recovery_code': operator('operator_id'),
  'support.ticket': customer('customer_id'),
  'support.message': `(select 'customer:' || s.customer_id from support.ticket s where s.id = t.ticket_id)`,
  'seller_inventory.stock_delivery': customer('customer_id'),
  'seller_inventory.line': ofIntake,
  'seller_inventory.history': ofIntake,
  'operator_shops.suspension': ofShop,
  'wallet.own_amount': customer('customer_id'),
  'wallet.owner': customer('customer_id'),
  'wallet.recharge': customer('customer_id'),
  'wallet.recharge_proof': `(select 'customer:' || r.customer_id from wallet.recharge r where r.id = t.recharge_id)`,
  'wallet.history': ofRecord,
  'wallet.transfer': customer('customer_id'),
  'wallet.withdrawal': customer('customer_id'),
}

/** Tables that the mall's schedules and workers write at their own times. */
const ofTheMall =
  /^(graphile_worker\..*|products\.shelf(_step)?|platform\.(migration|audit_seal|audit_mark|heard)|orders\.(sum_step|day_sum|goods_sum)|seller_finances\.(month_sum|folded)|ledger\.(day_flow|day_closed|subtotal))$/

/** One hash for each person and table, such as `addresses.address of customer:1`, and one for each table's shared rows. */
export type Holdings = ReadonlyMap<string, string>

export const holdingsOf = async (db: Db, tables: readonly string[] = Object.keys(owners)): Promise<Holdings> => {
  const reads = tables.map((table) => {
    const whose = `coalesce(${owners[table] ?? 'null'}, 'everybody')`
    return `select '${table} of ' || ${whose} as held, md5(string_agg(t::text, ',' order by t::text)) as digest from ${table} t group by ${whose}`
  })
  const found = await sql<{ held: string; digest: string }>`${sql.raw(reads.join(' union all '))}`.execute(db)
  return new Map(found.rows.map(({ held, digest }) => [held, digest]))
}

export const everyTable = async (db: Db): Promise<string[]> => {
  const found = await sql<{ name: string }>`select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`.execute(db)
  return found.rows.map(({ name }) => name).filter((name) => !ofTheMall.test(name))
}

/** The differences, as `table of owner`, sorted. */
export const changesBetween = (before: Holdings, after: Holdings): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((held) => before.get(held) !== after.get(held)).toSorted()
