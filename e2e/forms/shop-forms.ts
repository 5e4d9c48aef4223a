import type { Locator, Page } from '@playwright/test'
import {
  askSupportForShop,
  changeShopSettings,
  changeShopShipping,
  inviteShopStaff,
  saveChatHouse,
  saveShopCoupon,
  saveShopProduct,
  appealSuspension,
  changeShopPaymentSettings,
} from '@plaza/contract'
import { ask } from '../account.ts'
import { expect } from '../mall.ts'
import { codeFor } from './own-shop.ts'
import type { At, FormRow } from './form-row.ts'
import { typed } from './fill-every-field.ts'
import { goesInShop } from './shop-screens.ts'

const screens = 'apps/seller/src/screens'
const onPage = (hash: string) => ({
  open: ({ page }: At) => goesInShop(page, hash),
  again: ({ page }: At) => goesInShop(page, new URL(page.url()).hash),
})
const presses = async (page: Page, hash: string, button: string): Promise<Locator> => {
  await goesInShop(page, hash)
  await page.getByRole('button', { name: button, exact: true }).click()
  return page.getByRole('dialog')
}

/** The code emailed while the form was opened. */
let code = ''
const shopOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('seller.user') ?? '{}') as { shop?: { id: string } }).shop?.id ?? '')

export const shopForms: readonly FormRow[] = [
  {
    name: 'its settings',
    files: [`${screens}/settings/SettingsScreen.tsx`],
    ...onPage('#/settings'),
    submit: 'Save',
    sends: [changeShopSettings],
    values: {
      Name: () => `Forms ${crypto.randomUUID().slice(0, 8)}`,
      Phone: (n) => `+6681555${1000 + n}`,
      'Phone #2': (n) => `+6681555${1000 + n}`,
      Postcode: (n) => `${10_000 + n}`,
      'Postcode #2': (n) => `${10_000 + n}`,
    },
    leaves: { Logo: 'cut to its shape first; told by the pictures’ own tests', Banner: 'cut to its shape first' },
    unsent: { logo: 'a picture that is cut first', banner: 'a picture that is cut first' },
  },
  {
    name: 'a way of sending',
    files: [`${screens}/settings/ShippingScreen.tsx`, `${screens}/settings/RateFields.tsx`],
    open: async ({ page }) => {
      const main = await goesInShop(page, '#/shipping')
      await page.getByRole('button', { name: 'Add delivery option' }).click()
      return main.getByRole('region').last()
    },
    again: async ({ page }) => (await goesInShop(page, '#/shipping')).getByRole('region').last(),
    submit: 'Save',
    sends: [changeShopShipping],
    values: {
      Destination: (n) => (n < 50 ? 'named' : 'world'),
      'Handling time, max. working days': (n) => String(n + 1),
      'Transit time, max. days': (n) => String(n + 1),
      'Maximum weight in grams': (n) => String(n * 1000),
      'Transit time, min. days': (n) => String(n - 10),
    },
    reads: { 'Add country': () => '', 'Exclude country': () => '' },
    unsent: { 'methods[].rates[].but_states[]': 'no control: states are left out by the call alone' },
  },
  {
    name: 'a coupon',
    files: [`${screens}/coupons/CouponScreen.tsx`, 'packages/console/src/coupons/CouponForm.tsx'],
    ...onPage('#/coupon'),
    lands: /[?&]id=/,
    submit: 'Save coupon',
    sends: [saveShopCoupon],
    values: {
      Code: () => `F${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
      'Applies to': () => 'category',
      Discount: (n) => (n < 50 ? 'percent' : 'fixed'),
      'Percentage, up to 90': (n) => `${n}.00`,
      'Uses per person': (n) => String((n % 9) + 1),
      'Minimum order amount': (n) => `${n + 100}.50`,
    },
  },
  {
    name: 'a product',
    files: [
      'Editor',
      'TextsCard',
      'PicturesCard',
      'VariantsCard',
      'SkuTable',
      'OptionField',
      'OptionWords',
      'PlaceCard',
      'SellingCard',
    ].map((each) => `${screens}/products/editor/${each}.tsx`),
    open: async ({ page }) => {
      const main = await goesInShop(page, '#/product')
      for (const [label, part] of [
        ['Category', 'light'],
        ['Brand', 'a'],
      ] as const) {
        await main.getByRole('combobox', { name: label }).fill(part)
        await main.getByRole('option').first().click()
      }
      await main.getByRole('button', { name: 'Add option' }).click()
      await main.getByRole('textbox', { name: 'Option 1' }).fill('Grip')
      for (const value of ['Oak', 'Ash']) {
        await main.getByRole('textbox', { name: 'Values' }).fill(value)
        await main.getByRole('textbox', { name: 'Values' }).press('Enter')
      }
      // The form saves automatically. After the first save, the URL contains the product's number.
      await expect(page.getByText(/^Saved \d/)).toBeVisible()
      return main
    },
    again: ({ page }) => goesInShop(page, new URL(page.url()).hash),
    sends: [saveShopProduct],
    once: true,
    leaves: {
      'Add pictures': 'told by the journey of a new shop',
      Preview: 'how the preview is drawn is not kept',
      Category: 'chosen when the form was opened',
      Brand: 'chosen when the form was opened',
      'Option 1': 'named when the form was opened',
      Values: 'added when the form was opened',
    },
    values: { Tax: (n) => `${n}.5` },
    unsent: { 'images[]': 'told by the journey of a new shop' },
  },
  {
    name: 'somebody invited',
    files: ['packages/console/src/staff/InviteSheet.tsx'],
    open: ({ page }) => presses(page, '#/staff', 'Invite staff'),
    submit: 'Send invitation',
    sends: [inviteShopStaff],
    once: true,
    shows: async ({ page }, filled) =>
      (await goesInShop(page, '#/staff')).getByRole('listitem').filter({ hasText: typed(filled, 'E-mail') }),
    reads: { Role: () => 'Finance' },
  },
  {
    name: 'a question to the mall',
    files: [`${screens}/support/AskSheet.tsx`],
    open: async ({ page }) => {
      await goesInShop(page, '#/support')
      await page.getByRole('button', { name: 'Ask a question', exact: true }).first().click()
      return page.getByRole('dialog')
    },
    submit: 'Send',
    lands: /[?&]id=/,
    sends: [askSupportForShop],
    once: true,
    shows: async ({ page }) => page.getByRole('main'),
    reads: { 'What is it about?': () => 'Something else' },
    unsent: { 'images[]': 'the shop’s form has no field for pictures' },
  },
  {
    name: 'replies and hours of its chat',
    files: ['packages/console/src/talk/HouseSheet.tsx'],
    open: ({ page }) => presses(page, '#/chat', 'Quick replies and hours'),
    again: ({ page }) => presses(page, '#/chat', 'Quick replies and hours'),
    submit: 'Save',
    sends: [saveChatHouse],
    values: { 'Only reply during set hours': () => '1' },
  },
  {
    name: 'where its money goes',
    files: [`${screens}/settings/PayoutSettingsScreen.tsx`],
    open: async ({ page, email }) => {
      const before = await codeFor(page.request, email)
      const main = await goesInShop(page, '#/payout-settings')
      await main.getByRole('button', { name: 'Send code' }).click()
      code = await codeFor(page.request, email, before)
      return main
    },
    submit: 'Save',
    sends: [changeShopPaymentSettings],
    once: true,
    values: {
      Code: () => code,
      Bank: (n) => `Bank ${n}`,
      'Account holder': (n) => `Noor Vale ${n}`,
      'Account number or IBAN': (n) => `12345678${n}`,
      'Routing number or BIC': (n) => `BKKBTHBK${n}`,
      '*': (n) => `FORMSDONOTSEND${n}${crypto.randomUUID().replaceAll('-', '')}`,
    },
  },
  {
    name: 'an objection',
    files: [`${screens}/shops/Objection.tsx`],
    open: async ({ page, owner }) => {
      await goesInShop(page, '#/standing')
      const statement = { reason: 'Something happened here', ground: 'Terms 4', appeal: 'Answer the letter' }
      expect(await ask(page.request, '/operator/shop/suspend', { id: await shopOf(page), ...statement }, owner)).toMatchObject({
        code: 200,
      })
      await page.reload()
      return page.getByRole('form', { name: 'Appeal' })
    },
    submit: 'Send appeal',
    sends: [appealSuspension],
    once: true,
    shows: async ({ page }) => page.getByRole('main'),
    after: async ({ page, owner }) => {
      const opened = await ask(page.request, '/operator/shop/reopen', { id: await shopOf(page), reason: 'It is over' }, owner)
      expect(opened.code, opened.message).toBe(200)
    },
  },
]
