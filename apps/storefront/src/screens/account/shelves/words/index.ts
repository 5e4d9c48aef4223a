import type { Language } from '@plaza/values'
import { useReader } from '../../../../mall/reader.ts'
import { en, type ShelfWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { ShelfWords } from './en.ts'

const shelfWords: Record<Language, ShelfWords> = { zh, en, es, jp, th, zhtw }

export const useShelfWords = (): ShelfWords => shelfWords[useReader().lang]
