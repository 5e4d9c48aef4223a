import type { answerTicket as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { staffIn } from './askers.ts'
import { reply } from './tickets/write-ticket.ts'

export const answerTicket: UseCase<typeof call> = async (asked) => {
  const asker = await staffIn(asked, 'answers')
  return asker ? reply(asked.kernel, asker, asked.input) : refused('not_allowed')
}
