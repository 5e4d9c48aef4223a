import type { sendServiceMessage as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { serviceIn } from '../participants/talkers.ts'
import { say } from '../conversations/say.ts'

export const sendServiceMessage: UseCase<typeof call> = async (ask) => {
  const talker = await serviceIn(ask, 'answers')
  return talker ? say(ask.kernel, talker, ask.input) : refused('not_allowed')
}
