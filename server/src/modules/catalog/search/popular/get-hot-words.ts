import type { getHotWords as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { hotWords } from './hot-words.ts'

export const getHotWords: UseCase<typeof shape> = async ({ kernel, lang }) => done({ list: await hotWords(kernel, lang) })
