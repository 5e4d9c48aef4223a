import type { listConversations as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerTalker } from './participants/index.ts'
import { listTalks } from './conversations/index.ts'

export const listConversations: UseCase<typeof call> = (ask) => listTalks(ask.kernel, customerTalker(ask), ask.input)
