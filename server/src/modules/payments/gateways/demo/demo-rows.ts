import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { getOne, findOne, exists } from '../../../../platform/db/rows.ts'
import type { Channel, GivingBack, ChargeInput } from '../kinds/gateway.ts'

export type DemoState = 'waiting' | 'approved' | 'declined' | 'timed_out' | 'ended'
export type DemoPayment = Pick<ChargeInput, 'token' | 'charged' | 'currency' | 'describedAs' | 'returnUrl'> & {
  channel: Channel
  state: DemoState
}

/** Creates a demo payment. A repeated request returns the same payment. */
export const ensureDemoPayment = async (db: Db, each: ChargeInput): Promise<void> => {
  await sql`insert into gateways.demo_payment (token, channel, described_as, charged, currency, return_url)
    values (${each.token}, ${each.channel}, ${each.describedAs}, ${each.charged}, ${each.currency}, ${each.returnUrl}) on conflict (token) do nothing`.execute(
    db,
  )
}

export const demoPayment = (db: Db, token: string): Promise<DemoPayment | null> =>
  findOne<DemoPayment>(db)`select token, channel, described_as as "describedAs", charged::text, currency, return_url as "returnUrl", state
    from gateways.demo_payment where token = ${token}`

export const demoReturned = async (db: Db, token: string): Promise<bigint> => {
  const { sum } = await getOne<{ sum: string }>(
    db,
  )`select coalesce(sum(charged), 0)::text as sum from gateways.demo_return where token = ${token}`
  return BigInt(sum)
}

/** Refunds a demo payment, up to the paid amount and once per name. Returns true if the amount is refunded now or was refunded before. */
export const writeDemoReturn = async (db: Db, token: string, { name, charged }: GivingBack): Promise<boolean> => {
  await sql`insert into gateways.demo_return (key, token, charged) select ${name}, token, ${charged} from gateways.demo_payment as paid
    where token = ${token} and state = 'approved'
      and charged >= ${charged}::bigint + (select coalesce(sum(charged), 0) from gateways.demo_return where demo_return.token = paid.token)
    on conflict (key) do nothing`.execute(db)
  return exists(db)`select 1 from gateways.demo_return where key = ${name} and token = ${token} and charged = ${charged}`
}

/** Records the buyer's choice on the demo page. Only the first choice counts. */
export const answerDemoPayment = (db: Db, token: string, state: DemoState): Promise<boolean> =>
  exists(db)`update gateways.demo_payment set state = ${state} where token = ${token} and state = 'waiting' returning 1`
