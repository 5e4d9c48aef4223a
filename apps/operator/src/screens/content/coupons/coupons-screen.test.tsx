import { answering, refusing } from '@plaza/client/test'
import { type MallBrand, type MallCoupon, listEdits, listMallBrands, listMallCoupons, saveMallCoupon, takeBack } from '@plaza/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const coupon: MallCoupon = {
  ...{ id: '4', code: 'MALL5', name_en: 'Five off', kind: 'fixed', shop: null, value: '5.00', cap: null, threshold: '40.00' },
  ...{ scope: { kind: 'brand', id: '3', name_en: 'Derby' }, first_order: false, ends_at: null, left: null, state: 'open' },
  ...{
    running: 'running',
    begins_at: '2026-11-01T00:00:00.000Z',
    total: null,
    claimed: 0,
    used: 0,
    per_person: 1,
    listed: true,
    version: '9',
  },
}
const derby: MallBrand = { id: '3', name: 'Derby', image: null, tint: 4, product_count: 1, missing: 6, version: '0' }
const hedgerow: MallBrand = { ...derby, id: '5', name: 'Hedgerow' }
const edit = {
  id: '9',
  kind: 'coupon',
  thing: '4',
  by: 'Grace Kim',
  at: '2026-11-20T08:00:00.000Z',
  taken_back: null,
  mine: true,
  version: '9',
}
const answers = [
  answering(listEdits, { list: [{ ...edit, before: { total: 100 }, after: { total: 200 } }], next_cursor: null }),
  answering(listMallCoupons, { list: [coupon], next_cursor: null }),
  answering(listMallBrands, ({ id }) => ({ list: id === '3' ? [derby] : [hedgerow], next_cursor: null })),
  answering(saveMallCoupon, coupon),
]

test('restricts a mall coupon to another brand, found by its name', async () => {
  const { person, requests } = await openConsole({ at: '#/coupons/coupon?id=4', as: { ...grace, role: 'catalogue' }, answers })
  const brand = await screen.findByRole('combobox', { name: 'Brand' })
  await expect.poll(() => brand).toHaveDisplayValue('Derby')
  await person.selectOptions(brand, 'Hedgerow')
  await person.click(screen.getByRole('button', { name: 'Save coupon' }))
  await expect
    .poll(() => requests(saveMallCoupon))
    .toMatchObject([{ id: '4', version: '9', code: 'MALL5', scope: 'brand', scope_id: '5', value: '5.00' }])
})

test('a form refused because a colleague saved first preserves the chosen values and its version', async () => {
  const { person, says, requests } = await openConsole({
    at: '#/coupons/coupon?id=4',
    as: { ...grace, role: 'catalogue' },
    answers,
  })
  const brand = await screen.findByRole('combobox', { name: 'Brand' })
  await expect.poll(() => brand).toHaveDisplayValue('Derby')
  await person.selectOptions(brand, 'Hedgerow')
  says(answering(listMallCoupons, { list: [{ ...coupon, value: '6.00', version: '10' }], next_cursor: null }))
  says(refusing(saveMallCoupon, 'changed_meanwhile', { current: { value: '6.00' }, version: '10', since: null, by: null }))
  const readBefore = requests(listMallCoupons).length
  await person.click(screen.getByRole('button', { name: 'Save coupon' }))
  expect(await screen.findByText(/^This changed in the meantime/)).toBeVisible()
  await expect.poll(() => requests(listMallCoupons).length).toBeGreaterThan(readBefore)
  await person.click(screen.getByRole('button', { name: 'Save coupon' }))
  await expect.poll(() => requests(saveMallCoupon).length).toBe(2)
  expect(requests(saveMallCoupon)[1]).toMatchObject({ scope_id: '5', value: '5.00', version: '9' })
  expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveDisplayValue('Hedgerow')
})

test('support reads a coupon and cannot save one', async () => {
  await openConsole({ at: '#/coupons/coupon?id=4', as: { ...grace, role: 'support' }, answers })
  const save = await screen.findByRole('button', { name: 'Save coupon' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(save).toHaveAccessibleDescription('Only for: Owner, Catalogue')
})

test('one press undoes a change of a coupon, or shows why it cannot be undone', async () => {
  const promised = refusing(takeBack, 'field_wrong', { fields: { total: 'promised' } })
  const { person } = await openConsole({
    at: '#/coupons/coupon?id=4',
    as: { ...grace, role: 'catalogue' },
    answers: [...answers, promised],
  })
  expect(await screen.findByText('100')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Restore previous version' }))
  expect(await screen.findByText(/already claimed this coupon/)).toBeVisible()
})
