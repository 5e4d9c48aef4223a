import type { Language } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { type ApplicationWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { ApplicationWords } from './en.ts'

const applicationWords: Record<Language, ApplicationWords> = { zh, en, es, jp, th, zhtw }

export const useApplicationWords = (): ApplicationWords => applicationWords[useReader().lang]
