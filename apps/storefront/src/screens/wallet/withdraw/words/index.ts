import type { Language } from '@plaza/values'
import { useReader } from '../../../../mall/reader.ts'
import { en, type WithdrawWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { WithdrawWords } from './en.ts'

const withdrawWords: Record<Language, WithdrawWords> = { zh, en, es, jp, th, zhtw }

export const useWithdrawWords = (): WithdrawWords => withdrawWords[useReader().lang]
