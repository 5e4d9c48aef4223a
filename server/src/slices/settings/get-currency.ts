import type { getCurrency as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../kernel/http/serve.ts'
import { currencies } from './settings-rows.ts'

const pictureBases = { product: '/media/', category: '/media/', general: '/media/' }

export const getCurrency: UseCase<typeof shape> = async ({ kernel }) => done({ static: pictureBases, list: await currencies(kernel.db) })
