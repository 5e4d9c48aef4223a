import type { Language } from '@plaza/values'
import { useReader } from '../../../../mall/reader.ts'
import { en, type NoticeWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

const noticeWords: Record<Language, NoticeWords> = { zh, en, es, jp, th, zhtw }

export const useNoticeWords = (): NoticeWords => noticeWords[useReader().lang]
