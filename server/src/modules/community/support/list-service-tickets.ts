import type { listServiceTickets as call } from '@plaza/contract'
import { done, isRefused, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { staffIn } from './askers.ts'
import { countOpenTickets } from './tickets/ticket-rows.ts'
import { pageOfTickets } from './tickets/list-tickets.ts'

/** Waiting tickets, and how many of them are overdue. */
export const listServiceTickets: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await staffIn(ctx, 'reads')
  if (!staff) return refused('not_allowed')
  const page = await pageOfTickets(kernel, staff, { ...input, view: input.view ?? 'waiting' })
  return isRefused(page) ? page : done({ ...page.done, ...(await countOpenTickets(kernel.db, kernel.now())) })
}
