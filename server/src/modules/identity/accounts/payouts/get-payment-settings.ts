import type { getPaymentSettings as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import { customerById } from '../people/customer-rows.ts'
import { toDestinations } from './show-destinations.ts'

export const getPaymentSettings: UseCase<typeof shape> = async (ctx) =>
  done(await toDestinations(ctx.kernel, await customerById(ctx.kernel.db, currentUserId(ctx))))
