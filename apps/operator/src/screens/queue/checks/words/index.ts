import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type CheckWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { CheckWords } from './en.ts'

const checkWords: Record<Language, CheckWords> = { zh, en, es, jp, th, zhtw }

export const useCheckWords = (): CheckWords => checkWords[useReader().lang]
