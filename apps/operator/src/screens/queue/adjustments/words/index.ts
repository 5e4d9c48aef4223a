import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type AdjustmentWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { AdjustmentWords } from './en.ts'

const adjustmentWords: Record<Language, AdjustmentWords> = { zh, en, es, jp, th, zhtw }

export const useAdjustmentWords = (): AdjustmentWords => adjustmentWords[useReader().lang]
