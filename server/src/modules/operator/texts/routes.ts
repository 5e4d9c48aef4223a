import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { listWords } from './list-words.ts'
import { saveWords } from './save-words.ts'

export const mallWordsRoutes = [route('listWords', contract.listWords, listWords), route('saveWords', contract.saveWords, saveWords)]
