import type { readShopMessages as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopIn } from './talkers/index.ts'
import { markRead } from './talks/index.ts'

export const readShopMessages: UseCase<typeof call> = async (ask) => {
  const talker = await shopIn(ask)
  return talker ? markRead(ask.kernel, talker, ask.input) : refused('not_allowed')
}
