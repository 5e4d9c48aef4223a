import * as z from 'zod/mini'
import { call } from './call.ts'
import { Flag, Id, optional, page, paging } from './fields.ts'
import { Notice } from './notices.ts'

/** What the people of a shop are told of it. Where the record stands is said as a place of the console, as `/order?id=7`. */
export const ShopNotice = z.extend(z.omit(Notice, { link: true }), { to: z.nullable(z.string()) })
export type ShopNotice = z.infer<typeof ShopNotice>

const Unread = z.object({ unread: z.number() })
const denied = { not_allowed: 3000001 } as const

export const listShopNotices = call({
  method: 'GET',
  path: '/seller/notices',
  who: 'seller',
  summary: 'What one is told of the shop, the newest first, in the language of the request',
  input: z.object({ unread: optional(Flag), ...paging }),
  answer: z.extend(page(ShopNotice), { unread: z.number() }),
  refusals: { ...denied, cursor_stale: 1000008 },
})

export const readShopNotice = call({
  method: 'POST',
  path: '/seller/notice/read',
  who: 'seller',
  summary: 'Marks one notice of the shop read',
  input: z.object({ id: Id }),
  answer: Unread,
  refusals: { ...denied, notice_unknown: 2000019 },
})

/** What one is told as a shopper stays as it is. */
export const readAllShopNotices = call({
  method: 'POST',
  path: '/seller/notices/read',
  who: 'seller',
  summary: 'Marks every notice of the shop read',
  answer: Unread,
  refusals: denied,
})
