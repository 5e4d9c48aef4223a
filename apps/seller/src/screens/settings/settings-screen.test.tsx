import { answering, refusing } from '@plaza/client/test'
import {
  changeShopPaymentSettings,
  changeShopSettings,
  changeShopShipping,
  getPlaces,
  getShopPaymentSettings,
  getShopSettings,
  getShopShipping,
  getWallets,
  sendSellerCode,
  type ShopSettings,
  type ShopShipping,
} from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'

const places = answering(getPlaces, {
  ...{ level: 'country' as const, more: false, form: null },
  list: [
    { name: 'Norway', code: 'NO', lat: 60, lng: 8 },
    { name: 'Thailand', code: 'TH', lat: 15, lng: 100 },
  ],
})
const known: ShopSettings = {
  ...{ name: 'Ridgeline Outdoor', contact_person: 'Anders Holt', logo: null, banner: null, tint: 4, description_en: 'For wet days.' },
  ...{ phone: '', country: 'NO', state: '', city: 'Bergen', street: '', postcode: '', return_address: null, holiday: null },
}
const settings = answering(getShopSettings, known)

test('only what was changed is sent, and what is wrong with it is said beside its field', async () => {
  const { person, askedFor, says } = await openConsole({
    at: '#/settings',
    answers: [settings, places, refusing(changeShopSettings, 'field_wrong', { fields: { away_until: 'missing' } })],
  })
  const address = within(await screen.findByRole('region', { name: 'Address of the shop' }))
  await person.type(address.getByRole('textbox', { name: 'Street and number' }), 'Bryggen 1')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => askedFor(changeShopSettings).at(-1)).toEqual({ street: 'Bryggen 1' })
  expect(await screen.findByText('Please fill this in')).toBeVisible()
  says(answering(changeShopSettings, { ...known, street: 'Bryggen 1' }))
  says(answering(getShopSettings, { ...known, street: 'Bryggen 1' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => screen.queryByText('Not saved yet')).toBeNull()
})

test('what the shop says is written in each language by itself', async () => {
  const { person, askedFor } = await openConsole({ at: '#/settings', answers: [settings, places, answering(changeShopSettings, known)] })
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'th')
  await person.type(screen.getByRole('textbox', { name: 'What you say of your shop' }), 'ชา')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => askedFor(changeShopSettings).at(-1)).toEqual({ description_th: 'ชา' })
})

const shipping: ShopShipping = { country: 'NO', methods: [] }

test('a shop that sends nowhere says so, and a way of sending is made with its price', async () => {
  const { person, askedFor } = await openConsole({
    at: '#/shipping',
    answers: [answering(getShopShipping, shipping), places, answering(changeShopShipping, shipping)],
  })
  expect(await screen.findByText(/You send nowhere yet/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Add a way of sending' }))
  const way = within(screen.getByRole('region', { name: 'New way of sending' }))
  await person.type(way.getByRole('textbox', { name: 'Carrier' }), 'Posten')
  await person.clear(way.getByRole('textbox', { name: 'Price' }))
  await person.type(way.getByRole('textbox', { name: 'Price' }), '4.90')
  await person.type(way.getByRole('textbox', { name: 'Name' }), 'Standard')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => askedFor(changeShopShipping).at(-1)?.methods)
    .toMatchObject([{ name_en: 'Standard', carrier: 'Posten', rates: [{ region: 'home', fee: '4.90' }] }])
})

test('where money goes changes with a code, and only what was typed is sent', async () => {
  const payout = {
    ...{ wallets: {}, bank_name: 'Nordea', account_name: 'A•••• H•••', account_number: '•••• 7947', routing_number: '' },
    ...{ changed_at: null, paused_until: null, code_channels: ['email' as const] },
  }
  const { person, askedFor } = await openConsole({
    at: '#/payout-settings',
    answers: [
      answering(getShopPaymentSettings, payout),
      answering(getWallets, []),
      answering(sendSellerCode, { resend_after: 60 }),
      answering(changeShopPaymentSettings, payout),
    ],
  })
  await person.type(await screen.findByRole('textbox', { name: 'Bank' }), 'DNB')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please fill this in')).toBeVisible()
  await person.type(screen.getByRole('textbox', { name: 'Code' }), '123456')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => askedFor(changeShopPaymentSettings).at(-1)).toEqual({ bank_name: 'DNB', code: '123456' })
})
