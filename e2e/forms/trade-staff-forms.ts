import {
  answerTicket,
  cancelMallOrder,
  coverRefund,
  disableCustomer,
  enableCustomer,
  endCustomerSessions,
  publishPolicy,
  remitCash,
  reopenShop,
} from '@plaza/contract'
import type { Locator } from '@playwright/test'
import { ask, read, somebodyNew } from '../account.ts'
import { expect } from '../mall.ts'
import type { At, FormRow } from './form-row.ts'
import { said } from './own-shop.ts'
import { dateInWords } from './shop-screens.ts'
import { goes } from './staff-screens.ts'
import { type Trade, asksBack, buys, delivers, tradeOfOwn } from './trade.ts'

const screens = 'apps/operator/src/screens'
const reasonSheet = 'apps/operator/src/parts/tell/ReasonSheet.tsx'
/** Set when a row opens its form, because one test opens and reads each row. */
let opened = ''

const main = ({ page }: At): Promise<Locator> => Promise.resolve(page.getByRole('main'))
const sheetAt = async ({ page }: At, hash: string, button: string): Promise<Locator> => {
  const screen = await goes(page, hash)
  await screen.getByRole('button', { name: button, exact: true }).click()
  return page.getByRole('dialog')
}
/** A staff action on a customer account. Its reason must appear on the page of that customer. */
const deed = (name: string, button: string, sends: FormRow['sends'], isDisabled = false): FormRow => ({
  name,
  files: [`${screens}/customers/PersonWays.tsx`, reasonSheet],
  open: async (at) => {
    const { email } = await somebodyNew()
    const { data } = await read(at.page.request, `/operator/customers?keyword=${encodeURIComponent(email)}`, at.owner)
    const id = (data as { list: { id: string }[] } | null)?.list[0]?.id ?? ''
    if (isDisabled) await said(at.page.request, '/operator/customer/disable', { id, reason: 'To be opened again' }, at.owner)
    return sheetAt(at, `#/people/person?id=${id}`, button)
  },
  submit: button,
  sends,
  once: true,
  shows: main,
})

/** An order of one size, paid in cash to the courier. */
const paidInCash = async ({ page }: At, trade: Trade, pieces: readonly number[]): Promise<string> => {
  const id = await buys(page.request, trade, { pieces, by: 'cod' })
  await delivers(page.request, trade, id)
  await said(page.request, '/seller/order/cod_collected', { id }, trade.console)
  return id
}
/** Opens a sheet from the card on the cash page that contains the link `href`. */
const cashSheetOf = async ({ page }: At, view: string, href: string, button: string): Promise<Locator> => {
  const screen = await goes(page, `#/cash?view=${view}`)
  const link = page.locator(`a[href$="${href}"]`)
  const more = screen.getByRole('button', { name: 'Show more' })
  await expect(async () => {
    if (!(await link.isVisible())) await more.click({ timeout: 1000 })
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  const act = page.getByRole('button', { name: button, exact: true })
  await screen.locator('div').filter({ has: link }).filter({ has: act }).last().getByRole('button', { name: button, exact: true }).click()
  return page.getByRole('dialog')
}

export const tradeStaffForms: readonly FormRow[] = [
  deed('somebody disabled', 'Disable account', [disableCustomer]),
  deed('somebody let in again', 'Enable account', [enableCustomer], true),
  deed('somebody signed out everywhere', 'Sign out everywhere', [endCustomerSessions]),
  {
    name: 'an order cancelled',
    files: [`${screens}/orders/OrderWays.tsx`, reasonSheet],
    open: async (at) => {
      opened = await buys(at.page.request, await at.trade(), { pieces: [1], by: 'cod' })
      return sheetAt(at, `#/orders/order?id=${opened}`, 'Cancel order')
    },
    submit: 'Cancel order',
    sends: [cancelMallOrder],
    once: true,
    shows: main,
  },
  {
    name: 'a shop opened again',
    files: [`${screens}/shops/ShopWays.tsx`, reasonSheet],
    open: async (at) => {
      const { shopId: id } = await tradeOfOwn(at.page.request, at.owner)
      const statement = { reason: 'Something happened here', ground: 'Terms 4', appeal: 'Answer the letter' }
      await said(at.page.request, '/operator/shop/suspend', { id, ...statement }, at.owner)
      return sheetAt(at, `#/shops/shop?id=${id}`, 'Reopen shop')
    },
    submit: 'Reopen shop',
    sends: [reopenShop],
    once: true,
    shows: async ({ page }) => page.getByRole('region', { name: 'Suspensions' }),
  },
  {
    name: 'cash that was handed over',
    files: [`${screens}/cash/CashSheet.tsx`],
    open: async (at) => {
      opened = await paidInCash(at, await at.trade(), [0, 1])
      return cashSheetOf(at, 'kept', `order?id=${opened}`, 'Record handover')
    },
    submit: 'Record handover',
    sends: [remitCash],
    once: true,
    // A transfer of this size is made at once and disappears from the cash page. The test therefore checks its reference in the audit log.
    shows: async ({ page }) => {
      const screen = await goes(page, `#/audit?q=${encodeURIComponent(`order:${opened}`)}`)
      await screen.getByRole('button', { name: 'Columns' }).click()
      await screen.getByRole('checkbox', { name: 'Details' }).press('Space')
      return screen.getByRole('table')
    },
  },
  {
    name: 'a refund that the mall pays',
    files: [`${screens}/cash/CashSheet.tsx`],
    open: async (at) => {
      const api = at.page.request
      const trade = await tradeOfOwn(api, at.owner)
      const refund = await asksBack(api, trade, await paidInCash(at, trade, [0, 0, 1]), { line: 1 })
      await said(api, '/seller/refund/accept', { id: refund }, trade.console)
      opened = refund
      return cashSheetOf(at, 'owed', `refund?id=${refund}`, 'Pay on the shop’s behalf')
    },
    submit: 'Pay on the shop’s behalf',
    sends: [coverRefund],
    once: true,
    shows: ({ page }) => goes(page, '#/cash?view=to_sign'),
    after: async ({ page }) => page.getByRole('button', { name: 'Withdraw', exact: true }).last().click(),
  },
  {
    name: 'a draft that is published',
    files: [`${screens}/content/policies/PublishDraft.tsx`],
    open: async ({ page, owner }) => {
      const { data } = await read(page.request, '/operator/policies?name=support', owner)
      const [{ seen }] = (data as unknown as { list: [{ seen: string }] }).list
      const draft = await ask(
        page.request,
        '/operator/policies/save',
        { name: 'support', seen, title_en: 'Help', html_en: '<p>Ask.</p>' },
        owner,
      )
      expect(draft.code, draft.message).toBe(200)
      return (await goes(page, '#/policies/policy?id=support')).getByRole('form', { name: 'Publish' })
    },
    submit: 'Publish',
    sends: [publishPolicy],
    once: true,
    shows: main,
    reads: { 'Effective from': dateInWords },
  },
  {
    name: 'an answer to a question',
    files: ['packages/console/src/ticket/WriteForm.tsx'],
    open: async ({ page, trade }) => {
      const requests = { topic: 'other', subject: 'A question', text: 'How?', idempotency_key: crypto.randomUUID() }
      const { id } = await said(page.request, '/seller/support/ticket', requests, (await trade()).console)
      return (await goes(page, `#/tickets?id=${String(id)}`)).locator('form')
    },
    submit: 'Send',
    sends: [answerTicket],
    once: true,
    shows: main,
    unsent: { 'images[]': 'the form has no field for pictures' },
  },
]
