import type { loginSeller as call, UserInfo } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { sql } from 'kysely'
import { getOne } from '../../../platform/db/rows.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { admit } from '../../identity/accounts/sign-in/index.ts'
import { enterGate, passwordMatches } from '../../identity/accounts/passwords/index.ts'
import { customerByEmail } from '../../identity/accounts/people/index.ts'
import { seatOf } from './staff/allow-seller.ts'
import { toEnteredView } from './staff/show-entered.ts'

type SellerState = UserInfo['seller']['state']
/** The state of a person's seller application, which another module adds to each person. An application that was not sent does not count. */
const sellerStateOf = async ({ db, people }: Pick<Kernel, 'db' | 'people'>, customerId: string): Promise<SellerState> => {
  const read = people.shows.get('seller')
  if (!read) return 'none'
  const { seller } = await getOne<{ seller: { state: SellerState } | null }>(db)`select (${read(sql`${customerId}::bigint`)}) as seller`
  return seller?.state ?? 'none'
}

/**
 * Logs in to the console with the storefront account, so failed logins at either app count together. Only the account's owner learns that the
 * account has no shop.
 */
export const loginSeller: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const customer = await customerByEmail(kernel.db, input.email)
  const account = { who: input.email, personId: customer?.id, audience: 'customer' } as const
  const gate = await enterGate({ ask: ctx, captcha: input.captcha, ...account })
  if ('refused' in gate) return gate
  const wrong = refused('wrong_credentials', { captcha_required: gate.captchaNext })
  if (!(await passwordMatches(kernel, customer?.passwordHash, input.password, gate.turn)) || !customer) return wrong
  await gate.passed()
  if (customer.status === 'disabled' || customer.status === 'closed') return refused('account_ended')
  const membership = await seatOf(kernel.db, customer.id)
  if (!membership) return refused('no_shop', { seller: await sellerStateOf(kernel, customer.id) })
  const entered = await admit(ctx, { customer, audience: 'seller', by: 'password', gone: wrong })
  return 'refused' in entered ? entered : done(toEnteredView(entered.token, membership))
}
