import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type StaffWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { StaffWords } from './en.ts'

const staffWords: Record<Language, StaffWords> = { zh, en, es, jp, th, zhtw }

export const useStaffWords = (): StaffWords => staffWords[useReader().lang]
