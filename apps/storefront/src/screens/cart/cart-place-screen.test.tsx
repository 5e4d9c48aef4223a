import { answering } from '@plaza/client/test'
import { type AddressBook, getAddresses, getCart } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bag, cartOf, cartShop, ofTwoShops, shoes } from '../../../test/cart-samples.ts'
import { address } from '../../../test/checkout-samples.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { mali } from '../../../test/samples.ts'

const at = '#/pages/cart/mycart'
const thailand = { country: 'TH', country_name: 'Thailand', city: null, address_id: null }
const lyon = address({ id: '9', full_name: 'Mali in Lyon', city: 'Lyon', country: 'FR', country_name: 'France' })
const book = (list = [address(), lyon]): AddressBook => ({ list, default_id: list[0]?.id ?? null, most: 20 })

test('without an address the account’s cart is priced for the guessed country, and says that it is an estimate', async () => {
  const cart = ofTwoShops({ place: thailand })
  cart.costs = { ...cart.costs, delivery: '11.00', total: '133.80' }
  const { main, person, requests } = await openShop({
    at,
    as: mali,
    lang: 'th',
    answers: [answering(getCart, cart), answering(getAddresses, book([]))],
  })
  const summary = within(await main().findByRole('region', { name: 'สรุปยอด' }))
  expect(summary.getByText('ยอดรวมโดยประมาณ')).toBeVisible()
  expect(requests(getCart)[0]).toMatchObject({ country: 'TH' })
  await person.click(summary.getByRole('button', { name: 'ประมาณการสำหรับThailand' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'จัดส่งไปที่ไหน' }))
  expect(sheet.getByRole('button', { name: 'ประเทศอื่น' })).toBeVisible()
  await person.click(sheet.getByRole('button', { name: /เพิ่มที่อยู่/ }))
  expect(await screen.findByRole('textbox', { name: 'ชื่อ-นามสกุล' })).toBeVisible()
})

test('a line that is not delivered is not ticked and not counted, until another address is chosen', async () => {
  const here = cartOf([cartShop([shoes({ state: 'not_deliverable', selected: false }), bag()])])
  const there = cartOf([cartShop([shoes(), bag()])], {
    place: { country: 'FR', country_name: 'France', city: 'Lyon', address_id: '9' },
  })
  const { main, person, requests } = await openShop({
    at,
    as: mali,
    answers: [answering(getCart, ({ address_id: id }) => (id === '9' ? there : here)), answering(getAddresses, book())],
  })
  const tick = await main().findByRole('checkbox', { name: 'Select Trail shoes' })
  expect(tick).not.toBeChecked()
  expect(tick).toBeDisabled()
  expect(main().getByRole('checkbox', { name: 'Select everything from Lanna Looms' })).toBeChecked()
  expect(main().getAllByRole('button', { name: 'Check out (1)' })[0]).toBeVisible()
  await person.click(main().getByRole('button', { name: 'Deliver elsewhere' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Where should we deliver?' }))
  await person.click(await sheet.findByRole('radio', { name: /Mali in Lyon/ }))
  await waitFor(() => expect(requests(getCart).at(-1)).toMatchObject({ address_id: '9' }))
  expect((await main().findAllByRole('button', { name: 'Check out (2)' }))[0]).toBeVisible()
  expect(main().getByRole('checkbox', { name: 'Select Trail shoes' })).toBeChecked()
  expect(main().queryByText("Doesn't ship to Thailand")).toBeNull()
})

test('with nothing that is delivered, checking out says so', async () => {
  const cart = cartOf([cartShop([shoes({ state: 'not_deliverable', selected: false })])])
  const { main, person } = await openShop({ at, as: mali, answers: [answering(getCart, cart)] })
  const [checkOut] = await main().findAllByRole('button', { name: 'Check out (0)' })
  await person.click(checkOut!)
  expect(main().getAllByRole('alert')[0]).toHaveTextContent('None of these items ship to this place')
})
