import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type ProductWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { ProductWords } from './en.ts'

const productWords: Record<Language, ProductWords> = { zh, en, es, jp, th, zhtw }

export const useProductWords = (): ProductWords => productWords[useReader().lang]
