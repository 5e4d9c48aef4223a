import { answering, refusing } from '@plaza/client/test'
import { type ShopCoupon, endShopCoupon, getCategoryTree, listShopCoupons, saveShopCoupon } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'

const coupon = (more: Partial<ShopCoupon> = {}): ShopCoupon => ({
  ...{
    id: '4',
    code: 'TENT5',
    name_en: 'Five off tents',
    kind: 'fixed',
    shop: { id: '1', name: 'Northlight' },
    value: '5.00',
    cap: null,
    threshold: '40.00',
  },
  ...{
    scope: { kind: 'all', id: null },
    first_order: false,
    ends_at: '2026-12-24T23:59:59.000Z',
    left: 90,
    state: 'open',
    running: 'running',
  },
  ...{ begins_at: '2026-11-01T00:00:00.000Z', total: 100, claimed: 10, used: 3, per_person: 1, listed: true, version: '41' },
  ...more,
})
const branch = { parent_id: null, image: null, tint: 1, product_count: 2 }
const one = (more: Partial<ShopCoupon> = {}) => answering(listShopCoupons, { list: [coupon(more)], next_cursor: null })

test('coupons show their discount and how many were claimed and used', async () => {
  const { person, requests } = await openConsole({ at: '#/coupons', answers: [one()] })
  const row = within(await screen.findByRole('row', { name: /TENT5/ }))
  expect(row.getByText('$5.00 off, on orders from $40.00')).toBeVisible()
  expect(row.getByText('10 of 100')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Ended' }))
  await expect.poll(() => requests(listShopCoupons).at(-1)).toMatchObject({ state: 'ended' })
})

test('creates a coupon after invalid fields show their errors', async () => {
  const { person, requests, says } = await openConsole({
    at: '#/coupon',
    answers: [one({ claimed: 0 }), refusing(saveShopCoupon, 'field_wrong', { fields: { code: 'taken', threshold: 'too_small' } })],
  })
  await person.type(await screen.findByRole('textbox', { name: 'Code' }), 'tent-5')
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('TENT5')
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Five off tents')
  await person.type(screen.getByRole('textbox', { name: 'Amount' }), '5')
  await person.click(screen.getByRole('button', { name: 'Save coupon' }))
  expect(await screen.findByText('Another coupon already has this code')).toBeVisible()
  expect(screen.getByText('At least as much as the discount')).toBeVisible()
  says(answering(saveShopCoupon, coupon({ claimed: 0 })))
  await person.type(screen.getByRole('textbox', { name: 'Minimum order amount' }), '40')
  await person.click(screen.getByRole('button', { name: 'Save coupon' }))
  await expect.poll(() => location.hash).toBe('#/coupon?id=4')
  expect(requests(saveShopCoupon).at(-1)).toMatchObject({
    version: '0',
    code: 'TENT5',
    kind: 'fixed',
    value: '5',
    threshold: '40',
    listed: true,
  })
})

test('one press reports every invalid field, also those that the server had not reached yet', async () => {
  const { person } = await openConsole({
    at: '#/coupon',
    answers: [one(), refusing(saveShopCoupon, 'field_missing', { fields: { name_en: 'missing' } })],
  })
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'th')
  await person.type(screen.getByRole('textbox', { name: 'Code' }), 'ab')
  await person.click(screen.getByRole('radio', { name: /Percentage/ }))
  await person.type(screen.getByRole('textbox', { name: /^Percentage/ }), '95')
  await person.click(screen.getByRole('radio', { name: 'One product' }))
  await person.type(screen.getByLabelText('Starts'), '2030-12-02')
  await person.type(screen.getByLabelText('Ends'), '2030-12-01')
  await person.type(screen.getByRole('textbox', { name: 'Number of coupons' }), '2')
  await person.clear(screen.getByRole('textbox', { name: 'Uses per person' }))
  await person.type(screen.getByRole('textbox', { name: 'Uses per person' }), '3')
  await person.click(screen.getByRole('button', { name: 'Save coupon' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus())
  const faults = {
    Code: 'Use 3 to 40 letters A to Z and digits',
    Name: 'Please fill this in',
    'Percentage, up to 90': 'Enter a percentage from 1 to 90',
    'Product number': 'Please fill this in',
    Ends: 'This date is too early',
    'Uses per person': 'This is too high',
  }
  for (const [label, fault] of Object.entries(faults))
    expect(screen.getByLabelText(label), label).toHaveAccessibleDescription(expect.stringContaining(fault))
})

test('names a coupon in each language and limits it to one category', async () => {
  const { person, requests } = await openConsole({
    at: '#/coupon?id=4',
    answers: [
      one({ claimed: 0, name_th: 'ลดห้าดอลลาร์', scope: { kind: 'category', id: '3' } }),
      answering(getCategoryTree, [
        { ...branch, id: '3', name_en: 'Outdoors', children: [{ ...branch, id: '31', name_en: 'Tents', children: [] }] },
      ]),
      answering(saveShopCoupon, coupon()),
    ],
  })
  const category = await screen.findByRole('combobox', { name: 'Category' })
  await expect.poll(() => category).toHaveDisplayValue('Outdoors')
  await person.selectOptions(category, 'Outdoors › Tents')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'th')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('ลดห้าดอลลาร์')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'jp')
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'テント')
  await person.click(screen.getByRole('button', { name: 'Save coupon' }))
  await expect
    .poll(() => requests(saveShopCoupon).at(-1))
    .toMatchObject({ name_en: 'Five off tents', name_th: 'ลดห้าดอลลาร์', name_jp: 'テント', scope: 'category', scope_id: '31' })
})

test('warns that the terms of a claimed coupon cannot change, and ends a coupon', async () => {
  const { person, requests } = await openConsole({
    at: '#/coupon?id=4',
    answers: [one(), answering(endShopCoupon, coupon({ running: 'ended' }))],
  })
  expect(await screen.findByText(/change what it promises/)).toBeVisible()
  expect(screen.getByLabelText('Ends')).toHaveValue('2026-12-24')
  await person.click(screen.getByRole('button', { name: 'End coupon' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'End this coupon?' }))
  expect(requests(endShopCoupon)).toEqual([])
  await person.click(sheet.getByRole('button', { name: 'End coupon' }))
  expect(await screen.findByText(/Coupon ended/)).toBeVisible()
  expect(requests(endShopCoupon)).toEqual([{ id: '4', version: '41' }])
})

test('a coupon form stays as typed after a concurrent change until the newer one is loaded and overwritten', async () => {
  const newer = coupon({ name_en: 'Six off tents', version: '42', claimed: 0 })
  const late = refusing(saveShopCoupon, 'changed_meanwhile', { current: newer, version: '42' })
  const { person, says, requests } = await openConsole({ at: '#/coupon?id=4', answers: [one({ claimed: 0 }), late] })
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), ' and sacks')
  says(answering(listShopCoupons, { list: [newer], next_cursor: null }))
  await person.click(screen.getByRole('button', { name: 'Save coupon' }))
  expect(await screen.findByText(/Someone else changed this after you opened it/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Five off tents and sacks')
  await person.click(screen.getByRole('button', { name: 'Save coupon' }))
  await expect.poll(() => requests(saveShopCoupon).map(({ version }) => version)).toEqual(['41', '41'])
  await person.click(await screen.findByRole('button', { name: 'Load latest version' }))
  await expect.poll(() => screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Six off tents')
  says(answering(saveShopCoupon, newer))
  await person.type(screen.getByRole('textbox', { name: 'Name' }), '!')
  await person.click(screen.getByRole('button', { name: 'Save coupon' }))
  await expect.poll(() => requests(saveShopCoupon).at(-1)).toMatchObject({ name_en: 'Six off tents!', version: '42' })
})
