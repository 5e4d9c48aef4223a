import type { getWallets as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../kernel/http/serve.ts'
import { rechargeWallets } from './settings-rows.ts'

export const getWallets: UseCase<typeof shape> = async ({ kernel }) => done(await rechargeWallets(kernel.db))
