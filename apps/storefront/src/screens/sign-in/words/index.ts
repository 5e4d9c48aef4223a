import type { Language } from '@plaza/values'
import { type FormWords, formWords } from '@plaza/web/form'
import { useReader } from '../../../mall/reader.ts'
import { en, type OwnWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type SignInWords = FormWords & OwnWords

const own: Record<Language, OwnWords> = { zh, en, es, jp, th, zhtw }

export const useSignInWords = (): SignInWords => {
  const { lang } = useReader()
  return { ...formWords[lang], ...own[lang] }
}
