import type { getChatHouse as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { shopTalker } from '../participants/talkers.ts'
import { readHouse } from './arrange-house.ts'

export const getChatHouse: UseCase<typeof call> = async (ask) => {
  const talker = await shopTalker(ask)
  return talker ? done(await readHouse(ask.kernel, talker)) : refused('not_allowed')
}
