import type { Language } from '@plaza/values'
import { useReader } from '../../../../mall/reader.ts'
import { type SupportWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

const words: Record<Language, SupportWords> = { zh, en, es, jp, th, zhtw }

export const useSupportWords = (): SupportWords => words[useReader().lang]
