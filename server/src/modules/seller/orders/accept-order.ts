import type { acceptOrder as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { acceptLockedOrder } from '../../orders/lifecycle/index.ts'
import { moveSold } from './move-sold.ts'

export const acceptOrder: UseCase<typeof call> = (ctx) => moveSold(ctx, acceptLockedOrder)
