import { addShopRefundEvidence, applyStock, cancelSoldOrder, offerRefund, receiveReturn, refuseRefund } from '@plaza/contract'
import { correctParcel, replyToShopTicket, shipOrder, withdrawFromShop } from '@plaza/contract'
import type { Locator, Page } from '@playwright/test'
import { read } from '../account.ts'
import { expect } from '../mall.ts'
import { type Filled, typed } from './fill-every-field.ts'
import type { At, FormRow } from './form-row.ts'
import { codeFor, said } from './own-shop.ts'
import { dayInWords, goesInShop } from './shop-screens.ts'
import { asksBack, buys, earns, goesToStaff, namesDestinations, parcelNumber, pressesForCode } from './trade.ts'

const screens = 'apps/seller/src/screens'
type Sold = { parcels: { lines: { quantity: number }[] }[] }

/** State shared by the functions of a row, because one test opens and reads each row. */
let opened = ''
let picked: string[] = []
let destinations: { code: string; name: string }[] = []
let code = ''
let password = ''

const sold = async (at: At): Promise<Sold> => {
  const { data } = await read(at.page.request, `/seller/order?id=${opened}`, (await at.trade()).console)
  return data as unknown as Sold
}
const main = ({ page }: At): Promise<Locator> => Promise.resolve(page.getByRole('main'))
/** Presses a button of a page, which opens a sheet with the form. */
const sheetAt = async (page: Page, hash: string, button: string): Promise<Locator> => {
  const screen = await goesInShop(page, hash)
  await screen.getByRole('button', { name: button, exact: true }).click()
  return page.getByRole('dialog')
}
/** An order with cash on delivery: pieces of two sizes, three and five. */
const isOrdered = async (at: At): Promise<void> => {
  opened = await buys(at.page.request, await at.trade(), { pieces: [3, 5], by: 'cod' })
}
/** Requests a refund for one line of the delivered order. */
const requestReturn = async (at: At, line: number, kind: 'refund' | 'return' = 'refund'): Promise<void> => {
  const trade = await at.trade()
  opened = await asksBack(at.page.request, trade, await trade.delivered(), { line, kind })
}
const pictureFields = { 'Add pictures': () => '' }
/** The uploaded picture appears among the pictures of the refund request. */
const showsPicture = async ({ page }: At): Promise<void> =>
  expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1)

export const tradeForms: readonly FormRow[] = [
  {
    name: 'a parcel',
    files: [`${screens}/orders/order/ShipSheet.tsx`],
    open: async (at) => {
      await isOrdered(at)
      await said(at.page.request, '/seller/order/accept', { id: opened }, (await at.trade()).console)
      return sheetAt(at.page, `#/order?id=${opened}`, 'Ship order')
    },
    submit: 'Mark as shipped',
    sends: [shipOrder],
    once: true,
    values: {
      Carrier: () => 'other',
      'Name of the carrier': (n) => `Van number ${n}`,
      'Tracking link (optional)': (n) => `https://van.example/${n}`,
      'Tracking number': parcelNumber,
      '*': (n) => String((n % 2) + 1),
    },
    shows: main,
    reads: {
      Carrier: () => '',
      'Name of the carrier': (name) => name,
      'Tracking link (optional)': () => '',
      'Tracking number': (no) => no,
      '*': (n) => `${n} of `,
    },
    after: async (at, filled) => {
      const { parcels } = await sold(at)
      expect(parcels[0]?.lines.map(({ quantity }) => String(quantity))).toEqual(pieces(filled))
    },
  },
  {
    name: 'a corrected number of a parcel',
    files: [`${screens}/orders/order/CorrectSheet.tsx`],
    open: async (at) => {
      await isOrdered(at)
      const console = (await at.trade()).console
      await said(at.page.request, '/seller/order/accept', { id: opened }, console)
      await said(
        at.page.request,
        '/seller/order/ship',
        { id: opened, carrier: 'other', carrier_name: 'A van', tracking_no: 'WRONG1' },
        console,
      )
      return sheetAt(at.page, `#/order?id=${opened}`, 'Correct the number')
    },
    submit: 'Save',
    sends: [correctParcel],
    once: true,
    values: {
      Carrier: () => 'other',
      'Name of the carrier': (n) => `Van number ${n}`,
      'Tracking link (optional)': (n) => `https://van.example/${n}`,
      'Tracking number': parcelNumber,
    },
    shows: main,
    reads: {
      Carrier: () => '',
      'Name of the carrier': (name) => name,
      'Tracking link (optional)': () => '',
      'Tracking number': (no) => no,
    },
  },
  {
    name: 'an order called off',
    files: [`${screens}/orders/order/CancelSheet.tsx`],
    open: async (at) => {
      await isOrdered(at)
      const screen = await goesInShop(at.page, `#/order?id=${opened}`)
      await screen.getByRole('button', { name: 'More actions' }).click()
      await at.page.getByRole('menuitem', { name: 'Cancel order' }).click()
      return at.page.getByRole('dialog')
    },
    submit: 'Cancel order',
    sends: [cancelSoldOrder],
    once: true,
    shows: main,
  },
  {
    name: 'a part of the money that is offered',
    files: [`${screens}/refunds/answering/AnswerSheet.tsx`],
    open: async (at) => {
      await requestReturn(at, 1)
      return sheetAt(at.page, `#/refund?id=${opened}`, 'Offer partial refund')
    },
    submit: 'Offer partial refund',
    sends: [offerRefund],
    once: true,
    shows: main,
    reads: { 'Your offer': (sum) => `$${sum}` },
  },
  {
    name: 'a refusal',
    files: [`${screens}/refunds/answering/AnswerSheet.tsx`],
    open: async (at) => {
      await requestReturn(at, 2)
      return sheetAt(at.page, `#/refund?id=${opened}`, 'Decline')
    },
    submit: 'Decline',
    sends: [refuseRefund],
    once: true,
    shows: main,
    reads: pictureFields,
    after: showsPicture,
  },
  {
    name: 'goods that are back',
    files: [`${screens}/refunds/answering/AnswerSheet.tsx`],
    open: async (at) => {
      const trade = await at.trade()
      await requestReturn(at, 3, 'return')
      await said(at.page.request, '/seller/refund/accept', { id: opened }, trade.console)
      const parcel = { id: opened, carrier: 'DHL', tracking_no: '4155501420' }
      await said(at.page.request, '/customer/refund/ship', parcel, trade.buyer.token)
      return sheetAt(at.page, `#/refund?id=${opened}`, 'Confirm return')
    },
    submit: 'Confirm return',
    sends: [receiveReturn],
    once: true,
    shows: main,
    reads: { 'Condition of the items': () => '' },
    after: async (at) => {
      const { data } = await read(at.page.request, `/seller/refund?id=${opened}`, (await at.trade()).console)
      expect(data?.['state'], 'goods that are not as they should be go to the staff').toBe('escalated')
    },
  },
  {
    name: 'evidence',
    files: [`${screens}/refunds/answering/EvidenceSheet.tsx`],
    open: async (at) => {
      await requestReturn(at, 4)
      await goesToStaff(at.page.request, await at.trade(), opened)
      return sheetAt(at.page, `#/refund?id=${opened}`, 'Add evidence')
    },
    submit: 'Add evidence',
    sends: [addShopRefundEvidence],
    once: true,
    shows: main,
    reads: pictureFields,
    after: showsPicture,
  },
  {
    name: 'a withdrawal',
    files: [`${screens}/finances/WithdrawSheet.tsx`],
    open: async (at) => {
      const [trade, api] = [await at.trade(), at.page.request]
      ;({ password } = trade.owner)
      await namesDestinations(api, trade)
      await earns(api, trade, [0, 0, 2])
      const check = await said(api, '/seller/withdraw_check', {}, trade.console)
      destinations = check['destinations'] as typeof destinations
      const before = await codeFor(api, trade.owner.email)
      const sheet = await sheetAt(at.page, '#/payments', 'Withdraw')
      await pressesForCode(at.page, sheet)
      code = await codeFor(api, trade.owner.email, before)
      return sheet
    },
    submit: 'Request withdrawal',
    sends: [withdrawFromShop],
    once: true,
    values: { Amount: (n) => `${n + 20}.25`, Password: () => password, Code: () => code },
    shows: main,
    reads: {
      To: (chosen) => destinations.find((each) => each.code === chosen)?.name ?? chosen,
      Amount: (sum) => `$${sum}`,
      Password: () => '',
      Code: () => '',
    },
  },
  {
    name: 'stock to bring in',
    files: [`${screens}/inventory/intakes/NewIntakeScreen.tsx`],
    open: async ({ page, trade }) => {
      await trade()
      const screen = await goesInShop(page, '#/stock/new')
      const found = screen.getByRole('list', { name: 'Find a product' }).getByRole('button')
      picked = []
      for (const at of [0, 1]) {
        picked.push((await found.nth(at).getAttribute('aria-label'))?.split(', ').at(-1) ?? '')
        await found.nth(at).click()
      }
      return screen
    },
    submit: 'Send request',
    sends: [applyStock],
    lands: /\/stock\/intake\?id=/,
    once: true,
    shows: main,
    reads: { 'Add a photo of the document': () => 'Documents', 'Arrival date': dayInWords },
    after: async ({ page, trade }, filled) => {
      await expect(page.getByRole('main')).toContainText(`Arrival date${dayInWords(typed(filled, 'Arrival date'))}`)
      const { data } = await read(page.request, '/seller/stock/applications', (await trade()).console)
      const [{ lines }] = (data as unknown as { list: [{ lines: { options: object; expected: number }[] }] }).list
      const expected = Object.fromEntries(lines.map(({ options, expected: n }) => [Object.values(options).join(), String(n)]))
      expect(
        picked.map((size) => expected[size]),
        'each size comes in its own number',
      ).toEqual(pieces(filled))
    },
  },
  {
    name: 'more to the mall',
    files: ['packages/console/src/ticket/WriteForm.tsx'],
    open: async ({ page, trade }) => {
      const requests = { topic: 'other', subject: 'A question', text: 'How?', idempotency_key: crypto.randomUUID() }
      const { id } = await said(page.request, '/seller/support/ticket', requests, (await trade()).console)
      return (await goesInShop(page, `#/support?id=${String(id)}`)).locator('form')
    },
    submit: 'Send',
    sends: [replyToShopTicket],
    once: true,
    shows: main,
    unsent: { 'images[]': 'the form of a shop has no field for pictures' },
  },
]

const pieces = (filled: Filled) =>
  [...filled.values()].filter(({ control }) => control.label.startsWith('Quantity of')).map(({ value }) => value)
