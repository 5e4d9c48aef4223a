import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type CashWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { CashWords } from './en.ts'

const cashWords: Record<Language, CashWords> = { zh, en, es, jp, th, zhtw }

export const useCashWords = (): CashWords => cashWords[useReader().lang]
