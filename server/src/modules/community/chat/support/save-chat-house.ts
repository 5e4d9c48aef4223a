import type { saveChatHouse as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { shopTalker } from '../participants/talkers.ts'
import { arrangeHouse } from './arrange-house.ts'

export const saveChatHouse: UseCase<typeof call> = async (ask) => {
  const talker = await shopTalker(ask)
  return talker ? arrangeHouse(ask.kernel, talker, ask.input) : refused('not_allowed')
}
