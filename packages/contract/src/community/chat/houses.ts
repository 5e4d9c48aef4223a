import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { maxSaid } from './conversations.ts'
import { list, optional, text } from '../../fields.ts'
import { Version } from '../../approvals/changelog.ts'

export const maxReplies = 20
export const ChatSupport = z.object({
  /** Quick replies. */
  replies: z.array(z.string()),
  /** Hours when staff answer. Null means always. */
  hours: z.nullable(z.object({ opens: z.string(), closes: z.string(), zone: z.string() })),
  /** The message shown outside these hours. */
  away: z.string(),
  version: z.string(),
})
export type ChatSupport = z.infer<typeof ChatSupport>
const Clock = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'time'))
const isZone = (zone: string): boolean => {
  try {
    return /^[A-Za-z0-9_+/-]{1,60}$/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
const arranging = z.object({
  replies: optional(list(text(maxSaid, 1), maxReplies)),
  opens: optional(Clock),
  closes: optional(Clock),
  zone: optional(z.string().check(z.refine(isZone, 'choice'))),
  away: optional(text(300)),
  /** The version that the caller read. If a colleague has saved since, the call is refused. */
  version: Version,
})
/** `hours_wrong`: opening and closing time are equal, or one of the three fields of `hours` is missing. */
const arrangingRefusals = { not_allowed: 3000001, hours_wrong: 1000008, changed_meanwhile: 3000007 } as const

export const getChatHouse = call({
  method: 'GET',
  path: '/seller/chat/house',
  who: 'seller',
  summary: 'Get the shop’s quick replies and its answering hours',
  answer: ChatSupport,
  refusals: { not_allowed: 3000001 },
})

export const saveChatHouse = call({
  method: 'POST',
  path: '/seller/chat/house',
  who: 'seller',
  summary: 'Replace the quick replies and answering hours',
  input: arranging,
  answer: ChatSupport,
  refusals: arrangingRefusals,
})

export const getServiceHouse = call({
  method: 'GET',
  path: '/operator/conversation/house',
  who: 'operator',
  summary: 'Get the macros and answering hours of customer service',
  answer: ChatSupport,
  refusals: { not_allowed: 3000001 },
})

export const saveServiceHouse = call({
  method: 'POST',
  path: '/operator/conversation/house',
  who: 'operator',
  summary: 'Replace the macros and answering hours',
  input: arranging,
  answer: ChatSupport,
  refusals: arrangingRefusals,
})
