import type { Language } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { type PolicyWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

const policyWords: Record<Language, PolicyWords> = { zh, en, es, jp, th, zhtw }

export const usePolicyWords = (): PolicyWords => policyWords[useReader().lang]
