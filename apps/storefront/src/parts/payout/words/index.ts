import type { Language } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { en, type PayoutWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { PayoutWords } from './en.ts'

const payoutWords: Record<Language, PayoutWords> = { zh, en, es, jp, th, zhtw }

export const usePayoutWords = (): PayoutWords => payoutWords[useReader().lang]
