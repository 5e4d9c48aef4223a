import type { Language } from '@plaza/values'
import { useReader } from '../../reading/index.ts'
import { type TicketWords, en } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { TicketWords } from './en.ts'

const words: Record<Language, TicketWords> = { zh, en, es, jp, th, zhtw }
export const useTicketWords = (): TicketWords => words[useReader().lang]
