import type { showServiceTicket as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { staffIn } from './askers.ts'
import { showTo } from './tickets/show.ts'

export const showServiceTicket: UseCase<typeof call> = async (asked) => {
  const asker = await staffIn(asked, 'reads')
  return asker ? showTo(asked.kernel, asker, asked.input.id) : refused('not_allowed')
}
