import type { Language } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { en, type ProductWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { ProductWords } from './en.ts'

/** Texts of this screen, loaded with its chunk. */
export const productWords: Record<Language, ProductWords> = { zh, en, es, jp, th, zhtw }

export const useProductWords = (): ProductWords => productWords[useReader().lang]
