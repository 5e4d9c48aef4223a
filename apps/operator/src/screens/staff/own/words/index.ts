import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type OwnWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { OwnWords } from './en.ts'

const ownWords: Record<Language, OwnWords> = { zh, en, es, jp, th, zhtw }

export const useOwnWords = (): OwnWords => ownWords[useReader().lang]
