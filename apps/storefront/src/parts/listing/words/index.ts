import type { Language } from '@plaza/values'
import { en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'
import type { ListingWords } from './listing-words.ts'

export type { ListingWords } from './listing-words.ts'

export const listingWords: Record<Language, ListingWords> = { zh, en, es, jp, th, zhtw }
