import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type ProductsWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { ProductsWords } from './en.ts'

const productsWords: Record<Language, ProductsWords> = { zh, en, es, jp, th, zhtw }

export const useProductsWords = (): ProductsWords => productsWords[useReader().lang]
