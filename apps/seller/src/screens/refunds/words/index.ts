import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type RefundWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { RefundWords } from './en.ts'

const refundWords: Record<Language, RefundWords> = { zh, en, es, jp, th, zhtw }

export const useRefundWords = (): RefundWords => refundWords[useReader().lang]
