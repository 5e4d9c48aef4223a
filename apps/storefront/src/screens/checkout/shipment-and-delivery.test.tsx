import { answering, lost, refusing } from '@plaza/client/test'
import { type AddressBook, getAddresses, getCart, getPlaces, makeQuote, removeFromCart, saveAddress } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, cart, cartLine, express, parcel, quote, quoteLine, way } from '../../../test/checkout-samples.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { inWords, mali } from '../../../test/samples.ts'

const shipment = '#/pages/cart/cart'
const delivery = '#/pages/cart/delivery'
const work = address({ id: '5', full_name: 'Mali at work', street: '99 Rama IV', is_default: false })
const book = (list = [address(), work]): AddressBook => ({ list, default_id: list[0]?.id ?? null, most: 20 })
const answers = [answering(getAddresses, book()), answering(makeQuote, quote()), answering(getCart, cart([]))]
const openStep = (more: Parameters<typeof openShop>[0]) => openShop({ as: mali, ...more, answers: [...answers, ...(more.answers ?? [])] })

test('the default address is chosen; another one is, and every later step asks for it', async () => {
  const { main, person, askedFor } = await openStep({ at: shipment })
  expect(await main().findByRole('radio', { name: /Mali Srisai/ })).toBeChecked()
  await person.click(main().getByRole('radio', { name: /Mali at work/ }))
  await waitFor(() => expect(askedFor(makeQuote).at(-1)).toMatchObject({ address_id: '5' }))
  await person.click(await main().findByRole('link', { name: 'Continue to delivery' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible()
  expect(askedFor(makeQuote).at(-1)).toMatchObject({ address_id: '5' })
})

test('the steps say where one is; those behind are links', async () => {
  await openStep({ at: delivery })
  const steps = within(await screen.findByRole('navigation', { name: 'Steps of your order' }))
  expect(steps.getByRole('link', { name: /Shipment/ })).toHaveAttribute('href', shipment)
  expect(steps.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
  expect(steps.queryByRole('link', { name: /Payment/ })).toBeNull()
})

test('whoever has no address writes one at once, and it is the one that counts', async () => {
  const { main, person, says, askedFor } = await openStep({
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
  await person.type(sheet.getByRole('combobox', { name: /Country/ }), 'Thai')
  await person.click(await sheet.findByRole('option', { name: /Thailand/ }))
  await person.type(await sheet.findByRole('textbox', { name: /Street/ }), '12 Sukhumvit 33')
  await person.type(sheet.getByRole('combobox', { name: /City/ }), 'Bangkok')
  await person.click(sheet.getByRole('button', { name: 'Save address' }))
  expect(await main().findByRole('radio', { name: /Mali Srisai/ })).toBeChecked()
  await waitFor(() => expect(askedFor(makeQuote).at(-1)).toMatchObject({ address_id: '6' }))
  expect(main().getByRole('link', { name: 'Continue to delivery' })).toHaveAttribute('href', delivery)
})

test('an address book that cannot be loaded can be tried again', async () => {
  const { main, person, says } = await openStep({ at: shipment, answers: [lost(getAddresses)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(answering(getAddresses, book()))
  await person.click(again)
  expect(await main().findByRole('radio', { name: /Mali Srisai/ })).toBeVisible()
})

test('a visitor is offered to log in, at the very step', async () => {
  await openShop({ at: delivery })
  expect(await screen.findByRole('heading', { name: 'Log in to check out' })).toBeVisible()
  expect(location.hash).toBe(delivery)
})

test('each parcel tells its ways, with days and price; what is free is called free', async () => {
  const { main } = await openStep({ at: delivery })
  expect(await main().findByRole('heading', { name: 'Parcel 1 of 2 · Ridgeline Outdoor' })).toBeVisible()
  const ways = within(main().getByRole('group', { name: 'Delivery options from Ridgeline Outdoor' }))
  expect(ways.getByRole('radio', { name: /Standard\s*Free\s*Tue,? 24 Nov\s–\sFri,? 27 Nov · Thai Post/ })).toBeChecked()
  expect(ways.getByRole('radio', { name: /Express\s*\$6\s?\.50\s*Tue,? 24 Nov · Flash/ })).not.toBeChecked()
})

test('a way is chosen a shop, and stays chosen after a reload', async () => {
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
  expect(again.askedFor(makeQuote)[0]).toMatchObject({ delivery: { '1': 'express' } })
})

test('a note to the seller is counted, kept, and no longer than 140 characters', async () => {
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

test('what is not delivered there can be left out, or sent elsewhere', async () => {
  const stuck = parcel('1', 'Ridgeline Outdoor', {
    lines: [quoteLine({ product_id: '11', ...inWords('name', 'Camping stove') })],
    methods: [],
    method: null,
    not_deliverable: ['11'],
  })
  const { main, person, says, askedFor } = await openStep({
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
  expect(await main().findByRole('link', { name: 'Continue to payment' })).toBeVisible()
  expect(askedFor(removeFromCart)).toEqual([{ ids: ['71'] }])
})

test('what makes delivery free is said where it is near', async () => {
  const { main } = await openStep({
    at: delivery,
    answers: [
      answering(
        makeQuote,
        quote({ shops: [parcel('1', 'Ridgeline Outdoor', { methods: [way({ fee: '3.00' }), express], to_free_delivery: '8.00' })] }),
      ),
    ],
  })
  expect(await main().findByText('Add $8.00 more from this shop for free delivery.')).toBeVisible()
})

test('one thing bought at once asks for that thing alone, and leaves the cart’s choices alone', async () => {
  const now = `${delivery}?product=7&sku=70&quantity=2`
  const { main, person, askedFor } = await openStep({ at: now })
  const group = within(await main().findByRole('group', { name: 'Delivery options from Ridgeline Outdoor' }))
  await person.click(group.getByRole('radio', { name: /Express/ }))
  await waitFor(() => expect(askedFor(makeQuote)).toHaveLength(2))
  expect(askedFor(makeQuote)[1]).toMatchObject({ items: [{ product_id: '7', sku_id: '70', quantity: 2 }], delivery: { '1': 'express' } })
  expect(main().getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', '#/pages/cart/pay?product=7&sku=70&quantity=2')
  location.hash = delivery
  await waitFor(() => expect(askedFor(makeQuote)).toHaveLength(3))
  expect(askedFor(makeQuote)[2]).not.toMatchObject({ delivery: expect.anything() as unknown })
})
