import type { Language } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { en, type ProfileWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { ProfileWords } from './en.ts'

const profileWords: Record<Language, ProfileWords> = { zh, en, es, jp, th, zhtw }

export const useProfileWords = (): ProfileWords => profileWords[useReader().lang]
