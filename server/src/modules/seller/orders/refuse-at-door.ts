import type { refuseAtDoor as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { refuseLockedOrder } from '../../orders/lifecycle/index.ts'
import { moveSold } from './move-sold.ts'

export const refuseAtDoor: UseCase<typeof call> = (ctx) => moveSold(ctx, refuseLockedOrder)
