import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type ImportWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { ImportWords } from './en.ts'

const importWords: Record<Language, ImportWords> = { zh, en, es, jp, th, zhtw }

export const useImportWords = (): ImportWords => importWords[useReader().lang]
