import type { listCurrencies as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toCurrenciesView } from './currencies-view.ts'

/** Currencies with their current, planned and past rates. */
export const listCurrencies: UseCase<typeof call> = async (ctx) => {
  const staff = await allowStaff(ctx, ['owner', 'finance', 'risk', 'auditor'])
  if ('refused' in staff) return staff
  return done({ list: await toCurrenciesView(ctx.kernel, ctx.kernel.db) })
}
