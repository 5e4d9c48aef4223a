import type { getHistory as shape } from '@plaza/contract'
import { whoAsks, type UseCase } from '../../../platform/http/serve.ts'
import { listShelf } from './list-shelf.ts'
import { seen } from './shelf-rows.ts'

export const getHistory: UseCase<typeof shape> = (ask) => listShelf(ask.kernel, seen, whoAsks(ask), ask.input)
