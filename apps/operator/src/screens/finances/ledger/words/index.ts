import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type LedgerWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

const words: Record<Language, LedgerWords> = { zh, en, es, jp, th, zhtw }

export const useLedgerWords = (): LedgerWords => words[useReader().lang]
