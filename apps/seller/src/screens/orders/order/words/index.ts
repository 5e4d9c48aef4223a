import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type OrderWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { OrderWords } from './en.ts'

const orderWords: Record<Language, OrderWords> = { zh, en, es, jp, th, zhtw }

export const useOrderWords = (): OrderWords => orderWords[useReader().lang]
