import type { Language } from '@plaza/values'
import { useReader } from '../../../../mall/reader.ts'
import { en, type OverviewWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { OverviewWords } from './en.ts'

const overviewWords: Record<Language, OverviewWords> = { zh, en, es, jp, th, zhtw }

export const useOverviewWords = (): OverviewWords => overviewWords[useReader().lang]
