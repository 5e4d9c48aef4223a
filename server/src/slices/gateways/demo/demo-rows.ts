import { sql } from 'kysely'
import type { Db } from '../../../kernel/database.ts'
import { one, some } from '../../../kernel/rows.ts'
import type { Channel, Wanted } from '../kinds/index.ts'

export type DemoState = 'waiting' | 'approved' | 'declined' | 'timed_out' | 'ended'
export type DemoPayment = Pick<Wanted, 'token' | 'charged' | 'currency' | 'describedAs' | 'returnUrl'> & {
  channel: Channel
  state: DemoState
}

/** Asked for again, it is the same payment. */
export const ensureDemoPayment = async (db: Db, each: Wanted): Promise<void> => {
  await sql`insert into gateways.demo_payment (token, channel, described_as, charged, currency, return_url)
    values (${each.token}, ${each.channel}, ${each.describedAs}, ${each.charged}, ${each.currency}, ${each.returnUrl}) on conflict (token) do nothing`.execute(
    db,
  )
}

export const demoPayment = (db: Db, token: string): Promise<DemoPayment | null> =>
  one<DemoPayment>(db)`select token, channel, described_as as "describedAs", charged::text, currency, return_url as "returnUrl", state
    from gateways.demo_payment where token = ${token}`

/** The first answer holds. */
export const answerDemoPayment = (db: Db, token: string, state: DemoState): Promise<boolean> =>
  some(db)`update gateways.demo_payment set state = ${state} where token = ${token} and state = 'waiting' returning 1`
