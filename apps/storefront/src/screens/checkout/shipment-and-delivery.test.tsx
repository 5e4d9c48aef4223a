import { answering, lost, refusing } from '@plaza/client/test'
import { type AddressBook, getAddresses, getCart, getPlaces, makeQuote, removeFromCart, saveAddress } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, cart, cartLine, express, parcel, quote, quoteLine, shippingMethod } from '../../../test/checkout-samples.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { inWords, mali } from '../../../test/samples.ts'

const shipment = '#/pages/cart/cart'
const delivery = '#/pages/cart/delivery'
const work = address({ id: '5', full_name: 'Mali at work', street: '99 Rama IV', is_default: false })
const book = (list = [address(), work]): AddressBook => ({ list, default_id: list[0]?.id ?? null, most: 20 })
const answers = [answering(getAddresses, book()), answering(makeQuote, quote()), answering(getCart, cart([]))]
const openStep = (more: Parameters<typeof openShop>[0]) => openShop({ as: mali, ...more, answers: [...answers, ...(more.answers ?? [])] })

test('preselects the default address; another choice is sent by every later step', async () => {
  const { main, person, requests } = await openStep({ at: shipment })
  expect(await main().findByRole('radio', { name: /Mali Srisai/ })).toBeChecked()
  await person.click(main().getByRole('radio', { name: /Mali at work/ }))
  await waitFor(() => expect(requests(makeQuote).at(-1)).toMatchObject({ address_id: '5' }))
  await person.click(await main().findByRole('link', { name: 'Continue to delivery' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible()
  expect(requests(makeQuote).at(-1)).toMatchObject({ address_id: '5' })
})

test('the steps mark the current one; earlier ones are links', async () => {
  await openStep({ at: delivery })
  const steps = within(await screen.findByRole('navigation', { name: 'Steps of your order' }))
  expect(steps.getByRole('link', { name: /Shipment/ })).toHaveAttribute('href', shipment)
  expect(steps.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
  expect(steps.queryByRole('link', { name: /Payment/ })).toBeNull()
})

test('a buyer without an address enters one directly, and it is used', async () => {
  const { main, person, says, requests } = await openStep({
    at: shipment,
    answers: [
      answering(getAddresses, book([])),
      refusing(makeQuote, 'address_missing'),
      answering(getPlaces, { level: 'country', list: [{ code: 'TH', name: 'Thailand', lat: null, lng: null }], more: false, form: null }),
    ],
  })
  const sheet = within(await screen.findByRole('dialog', { name: 'New address' }))
  expect(sheet.getByRole('textbox', { name: 'Full name' })).toHaveValue('Mali Srisai')
  says(answering(saveAddress, { ...book([address({ id: '6' })]), saved_id: '6' }), answering(makeQuote, quote()))
  expect(sheet.getByRole('combobox', { name: /Country/ })).toHaveValue('United States')
  await person.clear(sheet.getByRole('combobox', { name: /Country/ }))
  await person.type(sheet.getByRole('combobox', { name: /Country/ }), 'Thai')
  await person.click(await sheet.findByRole('option', { name: /Thailand/ }))
  await person.type(await sheet.findByRole('textbox', { name: /Street/ }), '12 Sukhumvit 33')
  await person.type(sheet.getByRole('combobox', { name: /City/ }), 'Bangkok')
  await person.click(sheet.getByRole('button', { name: 'Save address' }))
  expect(await main().findByRole('radio', { name: /Mali Srisai/ })).toBeChecked()
  await waitFor(() => expect(requests(makeQuote).at(-1)).toMatchObject({ address_id: '6' }))
  expect(main().getByRole('link', { name: 'Continue to delivery' })).toHaveAttribute('href', delivery)
})

test('offers a retry for an address book that failed to load', async () => {
  const { main, person, says } = await openStep({ at: shipment, answers: [lost(getAddresses)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(getAddresses, book()))
  await person.click(again)
  expect(await main().findByRole('radio', { name: /Mali Srisai/ })).toBeVisible()
})

test('asks a visitor to log in on the current step', async () => {
  await openShop({ at: delivery })
  expect(await screen.findByRole('heading', { name: 'Log in to check out' })).toBeVisible()
  expect(location.hash).toBe(delivery)
})

test('each parcel lists its shipping methods with days and price, and marks free ones as free', async () => {
  const { main } = await openStep({ at: delivery })
  expect(await main().findByRole('heading', { name: 'Parcel 1 of 2 · Ridgeline Outdoor' })).toBeVisible()
  const methods = within(main().getByRole('group', { name: 'Delivery options from Ridgeline Outdoor' }))
  expect(methods.getByRole('radio', { name: /Standard\s*Free\s*Tue,? 24 Nov\s–\sFri,? 27 Nov · Thai Post/ })).toBeChecked()
  expect(methods.getByRole('radio', { name: /Express\s*\$6\s?\.50\s*Tue,? 24 Nov · Flash/ })).not.toBeChecked()
})

test('a shipping method is chosen per shop and stays chosen after a reload', async () => {
  const chosen = answering(makeQuote, ({ delivery: by }) =>
    quote({ shops: [parcel('1', 'Ridgeline Outdoor', { method: by?.['1'] ?? 'standard' }), parcel('2', 'Studio North')] }),
  )
  const shop = await openStep({ at: delivery, answers: [chosen] })
  const radio = () =>
    within(shop.main().getByRole('group', { name: 'Delivery options from Ridgeline Outdoor' })).getByRole('radio', { name: /Express/ })
  await shop.main().findByRole('group', { name: 'Delivery options from Ridgeline Outdoor' })
  await shop.person.click(radio())
  await waitFor(() => expect(radio()).toBeChecked())
  shop.close()
  const again = await openStep({ at: delivery, answers: [chosen] })
  await again.main().findByRole('group', { name: 'Delivery options from Ridgeline Outdoor' })
  expect(again.requests(makeQuote)[0]).toMatchObject({ delivery: { '1': 'express' } })
})

test('a note to the seller has a counter, is stored and is limited to 140 characters', async () => {
  const { main, person } = await openStep({ at: delivery })
  await person.click(await main().findByRole('button', { name: 'Note to Studio North' }))
  const note = main().getByRole('textbox', { name: 'Note to Studio North' })
  await person.click(note)
  await person.paste('x'.repeat(150))
  expect(note).toHaveValue('x'.repeat(140))
  expect(main().getByText('140/140')).toBeVisible()
  await person.click(main().getByRole('link', { name: 'Continue to payment' }))
  expect(await main().findByRole('textbox', { name: 'Note to Studio North' })).toHaveValue('x'.repeat(140))
})

test('an undeliverable line can be removed or sent to another address', async () => {
  const stuck = parcel('1', 'Ridgeline Outdoor', {
    lines: [quoteLine({ product_id: '11', ...inWords('name', 'Camping stove') })],
    methods: [],
    method: null,
    not_deliverable: ['11'],
  })
  const { main, person, says, requests } = await openStep({
    at: delivery,
    answers: [
      answering(makeQuote, quote({ quote_id: null, shops: [stuck] })),
      answering(getCart, cart([cartLine({ id: '71', product_id: '11' })])),
    ],
  })
  const trouble = within(await main().findByRole('group', { name: "This doesn't ship to your address" }))
  expect(trouble.getByText('Camping stove')).toBeVisible()
  expect(trouble.getByRole('link', { name: 'Change address' })).toHaveAttribute('href', shipment)
  expect(main().queryByRole('link', { name: 'Continue to payment' })).toBeNull()
  says(answering(removeFromCart, cart([])), answering(makeQuote, quote({ shops: [parcel('2', 'Studio North')] })))
  await person.click(await trouble.findByRole('button', { name: 'Remove from cart' }))
  expect(requests(removeFromCart)).toEqual([])
  await person.click(within(await screen.findByRole('dialog', { name: 'Remove 1 item?' })).getByRole('button', { name: 'Remove' }))
  expect(await main().findByRole('link', { name: 'Continue to payment' })).toBeVisible()
  expect(requests(removeFromCart)).toMatchObject([{ ids: ['71'] }])
})

test('shows the missing amount when free delivery is near', async () => {
  const { main } = await openStep({
    at: delivery,
    answers: [
      answering(
        makeQuote,
        quote({
          shops: [parcel('1', 'Ridgeline Outdoor', { methods: [shippingMethod({ fee: '3.00' }), express], to_free_delivery: '8.00' })],
        }),
      ),
    ],
  })
  expect(await main().findByText('Add $8.00 more from this shop for free delivery.')).toBeVisible()
})

test('buy-now quotes that item alone and leaves the cart’s choices unchanged', async () => {
  const now = `${delivery}?product=7&sku=70&quantity=2`
  const { main, person, requests } = await openStep({ at: now })
  const group = within(await main().findByRole('group', { name: 'Delivery options from Ridgeline Outdoor' }))
  await person.click(group.getByRole('radio', { name: /Express/ }))
  await waitFor(() => expect(requests(makeQuote)).toHaveLength(2))
  expect(requests(makeQuote)[1]).toMatchObject({ items: [{ product_id: '7', sku_id: '70', quantity: 2 }], delivery: { '1': 'express' } })
  expect(main().getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', '#/pages/cart/pay?product=7&sku=70&quantity=2')
  location.hash = delivery
  await waitFor(() => expect(requests(makeQuote)).toHaveLength(3))
  expect(requests(makeQuote)[2]).not.toMatchObject({ delivery: expect.anything() as unknown })
})

test('every step names the items that the address leaves out of the order', async () => {
  const leftOut = [quoteLine({ product_id: '11', ...inWords('name', 'Camping stove') })]
  for (const at of [shipment, delivery, '#/pages/cart/pay']) {
    const { main, close } = await openStep({ at, answers: [answering(makeQuote, quote({ left_out: leftOut }))] })
    const banner = within((await main().findByText("1 item doesn't ship to this address")).closest('[role=status]') as HTMLElement)
    expect(banner.getByText('Camping stove')).toBeVisible()
    expect(banner.getByText('Not part of this order, but still in your cart.')).toBeVisible()
    close()
  }
})

test('the address step says that nothing is delivered to the chosen address', async () => {
  const stuck = parcel('1', 'Ridgeline Outdoor', {
    lines: [quoteLine({ product_id: '11', ...inWords('name', 'Camping stove') })],
    ...{ methods: [], method: null, not_deliverable: ['11'] },
  })
  const { main } = await openStep({ at: shipment, answers: [answering(makeQuote, quote({ quote_id: null, shops: [stuck] }))] })
  expect(await main().findByText("This doesn't ship to your address")).toBeVisible()
  expect(main().getByText('Choose another address, or change your cart.')).toBeVisible()
})
