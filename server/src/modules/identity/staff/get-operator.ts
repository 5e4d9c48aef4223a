import type { getOperator as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { toOperatorView } from './operators/show-operator.ts'

export const getOperator: UseCase<typeof shape> = async (ctx) => done(await toOperatorView(ctx.kernel.db, currentUserId(ctx)))
