import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { type SettingsWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { SettingsWords } from './en.ts'

const settingsWords: Record<Language, SettingsWords> = { zh, en, es, jp, th, zhtw }

export const useSettingsWords = (): SettingsWords => settingsWords[useReader().lang]
