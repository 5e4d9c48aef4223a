import { escapeHtml } from '@plaza/values'
import { createHash } from 'node:crypto'
import { tokensCss } from '@plaza/design/tokens'
import type { PayoutRest } from '../../identity/accounts/payouts/index.ts'
import type { upcomingOrders } from '../orders/steps/index.ts'

type UpcomingOrder = Awaited<ReturnType<typeof upcomingOrders>>[number]

const style = `${tokensCss(178)}
body{margin:0 auto;max-width:720px;padding:24px 16px 64px;font:400 16px/24px system-ui,sans-serif;background:var(--bg);color:var(--ink)}
h1{font-size:28px;line-height:34px;letter-spacing:-.02em;margin:8px 0 4px}h2{font-size:20px;line-height:28px;margin:32px 0 4px}p{margin:0;color:var(--ink-2)}ul{margin:16px 0 0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;margin-top:12px;padding:12px 20px;border-radius:16px;background:var(--surface);border:1px solid var(--line)}
button{min-height:44px;padding:0 20px;border:0;border-radius:22px;font:600 16px/20px inherit;background:var(--brand);color:var(--on-brand);cursor:pointer}`
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

const deeds: Readonly<Record<UpcomingOrder['nextDo'], string>> = {
  accept: 'we will accept it for the shop',
  remind: 'we will remind the shop to ship it',
  cancel: 'we will cancel it, because it was not shipped',
  receive: 'it will count as received',
  check_cash: 'staff will check whether the cash was collected',
  complete: 'it will be completed, and we will pay the shop',
}
const utc = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** A list item with the end time of a wait and a button that skips the wait. */
const item = (of: { name: string; about: string; at: Date; says: string; field: string; id: string }) =>
  `<li><div><b>${escapeHtml(of.name)}</b> ${escapeHtml(of.about)}<p><time datetime="${of.at.toISOString()}">${utc(of.at)}</time>: ${of.says}.</p></div>` +
  `<form method="post"><input type="hidden" name="${of.field}" value="${escapeHtml(of.id)}"><button aria-label="Skip the wait of ${escapeHtml(of.name)}">Skip the wait</button></form></li>`

const orderItem = ({ id, orderNo, shopName, nextAt, nextDo }: UpcomingOrder) =>
  item({ name: orderNo, about: shopName, at: nextAt, says: deeds[nextDo], field: 'id', id })
const payoutItem = ({ customerId, email, until }: PayoutRest) =>
  item({ name: email, about: '', at: until, says: 'payouts will resume', field: 'payouts_of', id: customerId })

const listOf = (items: readonly string[], none: string) => (items.length === 0 ? `<p>${none}</p>` : `<ul>${items.join('\n')}</ul>`)

/** A page of all waits of orders and payouts that can be skipped. Each wait has a button. */
export const timePage = (of: {
  orders: readonly UpcomingOrder[]
  payouts: readonly PayoutRest[]
}): { html: string; styleHash: string } => ({
  styleHash,
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Demo time</title><style>${style}</style></head><body><main><h1>Demo time</h1><p>What will happen to orders automatically, and when. In the demo, you can skip the wait.</p>
${listOf(of.orders.map(orderItem), 'No orders are waiting.')}
<h2>Paused payouts</h2><p>After a change of password, e-mail or destination, payouts are paused for a day.</p>
${listOf(of.payouts.map(payoutItem), 'No payouts are paused.')}</main></body></html>`,
})
