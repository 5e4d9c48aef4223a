import type { Language } from '@plaza/values'
import { useReader } from '../../../../mall/reader.ts'
import { en, type RechargeWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { RechargeWords } from './en.ts'

const rechargeWords: Record<Language, RechargeWords> = { zh, en, es, jp, th, zhtw }

export const useRechargeWords = (): RechargeWords => rechargeWords[useReader().lang]
