import type { Language } from '@plaza/values'
import { useReader } from '../../../../mall/reader.ts'
import { en, type InvitationWords } from './en.ts'
import { es } from './es.ts'
import { jp } from './jp.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'
import { zhtw } from './zhtw.ts'

const invitationWords: Record<Language, InvitationWords> = { zh, en, es, jp, th, zhtw }

export const useInvitationWords = (): InvitationWords => invitationWords[useReader().lang]
