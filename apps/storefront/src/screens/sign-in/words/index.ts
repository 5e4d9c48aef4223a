import type { Language } from '@plaza/values'
import { useReader } from '../../../parts/reader.ts'
import { en, type SignInWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { SignInWords } from './en.ts'

const signInWords: Record<Language, SignInWords> = { zh, en, es, jp, th, zhtw }

export const useSignInWords = (): SignInWords => signInWords[useReader().lang]
