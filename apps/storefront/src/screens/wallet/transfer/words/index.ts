import type { Language } from '@plaza/values'
import { useReader } from '../../../../mall/reader.ts'
import { en, type TransferWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { TransferWords } from './en.ts'

const transferWords: Record<Language, TransferWords> = { zh, en, es, jp, th, zhtw }

export const useTransferWords = (): TransferWords => transferWords[useReader().lang]
