import type { listServiceConversations as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { serviceIn } from '../participants/index.ts'
import { listTalks } from '../conversations/index.ts'

export const listServiceConversations: UseCase<typeof call> = async (ask) => {
  const talker = await serviceIn(ask, 'reads')
  return talker ? listTalks(ask.kernel, talker, ask.input) : refused('not_allowed')
}
