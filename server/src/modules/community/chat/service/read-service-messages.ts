import type { readServiceMessages as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { serviceIn } from '../participants/talkers.ts'
import { markMessagesRead } from '../conversations/read-talks.ts'

export const readServiceMessages: UseCase<typeof call> = async (ask) => {
  const talker = await serviceIn(ask, 'answers')
  return talker ? markMessagesRead(ask.kernel, talker, ask.input) : refused('not_allowed')
}
