import type { Language } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { type OpenPaymentWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { OpenPaymentWords } from './en.ts'

const openPaymentWords: Record<Language, OpenPaymentWords> = { zh, en, es, jp, th, zhtw }

export const useOpenPaymentWords = (): OpenPaymentWords => openPaymentWords[useReader().lang]
