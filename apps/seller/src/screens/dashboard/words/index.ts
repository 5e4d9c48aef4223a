import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type DashboardWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { DashboardWords } from './en.ts'

const dashboardWords: Record<Language, DashboardWords> = { zh, en, es, jp, th, zhtw }

export const useDashboardWords = (): DashboardWords => dashboardWords[useReader().lang]
