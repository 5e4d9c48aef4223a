import { answering } from '@plaza/client/test'
import { clocks, zones } from '@plaza/client/test/clocks'
import {
  type Intake,
  type ShopCoupon,
  getPlaces,
  getShopSettings,
  listShopCoupons,
  listStockApplications,
  saveShopCoupon,
} from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from './open-console.tsx'

const { standIn } = clocks()
const now = '2026-11-26T12:00:00Z'

const coupon = (ends: string): ShopCoupon => ({
  ...{ id: '4', code: 'TENT5', name_en: 'Five off tents', kind: 'fixed', shop: { id: '1', name: 'Northlight' } },
  ...{ value: '5.00', cap: null, threshold: '40.00', scope: { kind: 'all', id: null }, first_order: false, ends_at: ends },
  ...{ version: '1', left: 90, state: 'open', running: 'running', begins_at: '2026-11-01T12:00:00.000Z', total: 100, claimed: 0, used: 0 },
  ...{ per_person: 1, listed: true },
})

test.each(zones)('in %s a coupon ends with the typed day, and its list and form show that day', async (zone) => {
  standIn(zone, now)
  let saved = coupon('2026-12-20T12:00:00.000Z')
  const answers = [
    answering(listShopCoupons, () => ({ list: [saved], next_cursor: null })),
    answering(saveShopCoupon, ({ ends_at: ends }) => (saved = coupon(new Date(ends ?? '').toISOString()))),
  ]
  const form = await openConsole({ at: '#/coupon?id=4', answers })
  const field = await screen.findByLabelText('Ends')
  await form.person.clear(field)
  await form.person.type(field, '2026-12-24')
  await form.person.click(screen.getByRole('button', { name: 'Save coupon' }))
  await expect.poll(() => form.requests(saveShopCoupon)).toHaveLength(1)
  const end = new Date(saved.ends_at ?? '')
  expect([end.getMonth() + 1, end.getDate(), end.getHours(), end.getMinutes()]).toEqual([12, 24, 23, 59])
  form.close()
  const list = await openConsole({ at: '#/coupons', answers })
  expect(within(await screen.findByRole('row', { name: /TENT5/ })).getByText('24 Dec')).toBeVisible()
  list.close()
  await openConsole({ at: '#/coupon?id=4', answers })
  expect(await screen.findByLabelText('Ends')).toHaveValue('2026-12-24')
})

const intake: Intake = {
  ...{ id: '31', state: 'applied', lines: [], documents: [], document_no: 'LS-1042', arrives_at: '2026-12-01', note: '', reason: null },
  ...{ asked_at: now, decide_by: now, ended_at: null, can_cancel: true, steps: [] },
}
test.each(zones)('in %s a delivery arrives on the typed day', async (zone) => {
  standIn(zone, now)
  const answers = [answering(listStockApplications, { list: [intake], next_cursor: null })]
  const list = await openConsole({ at: '#/stock/intakes', answers })
  expect(await screen.findByText('1 Dec')).toBeVisible()
  list.close()
  await openConsole({ at: '#/stock/intake?id=31', answers })
  expect(await screen.findByText('1 Dec')).toBeVisible()
})

test.each(zones)('in %s a shop that is away returns on the day shown by the mall', async (zone) => {
  standIn(zone, now)
  const known = {
    ...{ name: 'Ridgeline Outdoor', contact_person: 'Anders Holt', logo: null, banner: null, tint: 4, description_en: '' },
    ...{ version: '1', phone: '', country: 'NO', state: '', city: 'Bergen', street: '', postcode: '', return_address: null },
    holiday: { from: '2026-11-25', until: '2026-12-02', back_on: '2026-12-03' },
  }
  const places = answering(getPlaces, { level: 'country', more: false, form: null, list: [] })
  await openConsole({ at: '#/settings', answers: [answering(getShopSettings, known), places] })
  expect(await screen.findByText(/3 Dec/)).toBeVisible()
  expect(screen.getByLabelText('Last day away')).toHaveValue('2026-12-02')
})
