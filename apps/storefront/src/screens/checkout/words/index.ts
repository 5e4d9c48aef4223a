import type { Language } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { type CheckoutWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { CheckoutWords } from './en.ts'

const checkoutWords: Record<Language, CheckoutWords> = { zh, en, es, jp, th, zhtw }

export const useCheckoutWords = (): CheckoutWords => checkoutWords[useReader().lang]
