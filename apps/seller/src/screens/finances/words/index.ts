import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type PaymentWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { PaymentWords } from './en.ts'

const paymentWords: Record<Language, PaymentWords> = { zh, en, es, jp, th, zhtw }

export const usePaymentWords = (): PaymentWords => paymentWords[useReader().lang]
