import type { getLanguages as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { languageRows } from './settings-rows.ts'

export const getLanguages: UseCase<typeof shape> = async ({ kernel }) => done(await languageRows(kernel.db))
