import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Flag, Id, Time, oneOf, optional, paging } from '../fields.ts'

/** 0 general; applications: 100 merchant, 200 product, 300 stock-in, 400 withdrawal, 500 recharge. */
export const noticeKinds = ['0', '100', '200', '300', '400', '500'] as const
export const NoticeKind = z.union([z.literal(0), z.literal(100), z.literal(200), z.literal(300), z.literal(400), z.literal(500)])
export type NoticeKind = z.infer<typeof NoticeKind>
/** Result of an application: -1 failed, 0 under review, 1 success. */
export const NoticeStatus = z.union([z.literal(-1), z.literal(0), z.literal(1)])
export type NoticeStatus = z.infer<typeof NoticeStatus>

export const Notice = z.object({
  id: z.string(),
  kind: NoticeKind,
  status: NoticeStatus,
  /** Title in the language of the request. */
  title: z.string(),
  body: z.string(),
  /** The reason for a failure, in the words of the staff member who decided. */
  reason: z.nullable(z.string()),
  /** A hash route of the storefront that shows the notification's subject, such as an order. */
  link: z.nullable(z.string()),
  read: z.boolean(),
  date: Time,
})
export type Notice = z.infer<typeof Notice>

const UnreadCount = z.object({ message_unread_count: z.number() })

export const getNotices = call({
  method: 'GET',
  path: '/customer/user/notices',
  who: 'customer',
  summary: 'List notices, newest first, in the language of the request',
  input: z.object({ kind: optional(oneOf(noticeKinds)), unread: optional(Flag), ...paging }),
  answer: z.object({ list: z.array(Notice), next_cursor: z.nullable(z.string()), message_unread_count: z.number() }),
  refusals: { cursor_stale: 1000008 },
})

export const readNotice = call({
  method: 'GET',
  path: '/customer/info/notice_in_read',
  who: 'customer',
  summary: 'Mark one notice as read',
  input: z.object({ id: Id }),
  answer: UnreadCount,
  refusals: { notice_unknown: 2000019 },
})

export const readAllNotices = call({
  method: 'GET',
  path: '/customer/user/notice-read',
  who: 'customer',
  summary: 'Mark every notice as read',
  answer: UnreadCount,
})
