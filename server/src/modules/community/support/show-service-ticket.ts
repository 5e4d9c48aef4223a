import type { showServiceTicket as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { staffIn } from './askers.ts'
import { ticketFor } from './tickets/show.ts'

export const showServiceTicket: UseCase<typeof call> = async (asked) => {
  const asker = await staffIn(asked, 'reads')
  return asker ? ticketFor(asked.kernel, asker, asked.input.id) : refused('not_allowed')
}
