import type { Language } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { type AccountWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

const accountWords: Record<Language, AccountWords> = { zh, en, es, jp, th, zhtw }

export const useAccountWords = (): AccountWords => accountWords[useReader().lang]
