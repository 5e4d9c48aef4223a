import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type SumWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

const sumWords: Record<Language, SumWords> = { zh, en, es, jp, th, zhtw }

export const useSumWords = (): SumWords => sumWords[useReader().lang]
