import type { Language } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { en, type CartWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { CartWords } from './en.ts'

const cartWords: Record<Language, CartWords> = { zh, en, es, jp, th, zhtw }

export const useCartWords = (): CartWords => cartWords[useReader().lang]
