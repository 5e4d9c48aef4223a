import type { showTicket as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerAsker } from './askers.ts'
import { showTo } from './tickets/show.ts'

export const showTicket: UseCase<typeof call> = (asked) => showTo(asked.kernel, customerAsker(asked), asked.input.id)
