import type { Language } from '@plaza/values'
import { useReader } from '../../../mall/reader.ts'
import { en, type WalletWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

export type { WalletWords } from './en.ts'

const walletWords: Record<Language, WalletWords> = { zh, en, es, jp, th, zhtw }

export const useWalletWords = (): WalletWords => walletWords[useReader().lang]
