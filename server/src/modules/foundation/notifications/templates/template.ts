import type { NoticeKind, NoticeStatus } from '@plaza/contract'
import type { Language } from '@plaza/values'

type Words = Readonly<Record<Language, readonly [title: string, body: string]>>
export type NotificationTemplate = { kind: NoticeKind; status: NoticeStatus; words: Words }
