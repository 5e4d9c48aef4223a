import type { getHistory as shape } from '@plaza/contract'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { listShelf } from './list-shelf.ts'
import { seen } from './shelf-rows.ts'

export const getHistory: UseCase<typeof shape> = (ctx) => listShelf(ctx.kernel, seen, currentUserId(ctx), ctx.input)
