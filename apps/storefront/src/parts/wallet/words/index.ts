import type { Language } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { en, type BalanceWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { BalanceWords } from './en.ts'

const balanceWords: Record<Language, BalanceWords> = { zh, en, es, jp, th, zhtw }

export const useBalanceWords = (): BalanceWords => balanceWords[useReader().lang]
