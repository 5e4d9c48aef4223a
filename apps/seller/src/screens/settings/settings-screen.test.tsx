import { answering, holding, lost, refusing } from '@plaza/client/test'
import {
  changeShopNotifications,
  changeShopPaymentSettings,
  changeShopSettings,
  changeShopShipping,
  getPlaces,
  getShopNotifications,
  getShopPaymentSettings,
  getShopSettings,
  getStore,
  getShopShipping,
  getWallets,
  sendSellerCode,
  type ShopSettings,
  type ShopShipping,
} from '@plaza/contract'
import { websiteConfig } from '@plaza/console/test'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { anders } from '../../../test/samples.ts'

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
  version: '1',
}
const settings = answering(getShopSettings, known)

test('sends only changed fields, and errors show at their fields', async () => {
  const { person, requests, says } = await openConsole({
    at: '#/settings',
    answers: [settings, places, refusing(changeShopSettings, 'field_wrong', { fields: { away_until: 'missing' } })],
  })
  const address = within(await screen.findByRole('region', { name: 'Shop address' }))
  await person.type(address.getByRole('textbox', { name: 'Street and number' }), 'Bryggen 1')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(changeShopSettings).at(-1)).toEqual({ street: 'Bryggen 1', version: '1' })
  expect(await screen.findByText('Please fill this in')).toBeVisible()
  says(answering(changeShopSettings, { ...known, street: 'Bryggen 1', version: '2' }))
  says(answering(getShopSettings, { ...known, street: 'Bryggen 1', version: '2' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => screen.queryByText('Unsaved changes')).toBeNull()
})

test('a link to the missing street focuses its field', async () => {
  await openConsole({ at: '#/settings?field=street', answers: [settings, places] })
  const address = within(await screen.findByRole('region', { name: 'Shop address' }))
  await waitFor(() => expect(address.getByRole('textbox', { name: 'Street and number' })).toHaveFocus())
})

test('a holiday on a day that does not exist says which days are possible', async () => {
  const wrong = refusing(changeShopSettings, 'field_wrong', { fields: { away_from: 'day' } })
  const { person } = await openConsole({ at: '#/settings', answers: [settings, places, wrong] })
  fireEvent.change(await screen.findByLabelText('First day away'), { target: { value: '2126-12-01' } })
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Choose a date from 2000 to 2099')).toBeVisible()
})

test('edits the shop’s texts separately in each language', async () => {
  const { person, requests } = await openConsole({ at: '#/settings', answers: [settings, places, answering(changeShopSettings, known)] })
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'th')
  await person.type(screen.getByRole('textbox', { name: 'Shop description' }), 'ชา')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(changeShopSettings).at(-1)).toEqual({ description_th: 'ชา', version: '1' })
})

const atHome = {
  ...{ region: 'home' as const, countries: [], but_countries: [], but_states: [], fee: '4.90', fee_per_kg: '0.00', most_grams: null },
  ...{ free_from: null, way_days: { least: 1, most: 3 }, cod: false },
}
const post = {
  ...{ key: 'post', name_en: 'Standard', carrier: 'Posten', work_days: { least: 1, most: 2 }, cut_off_hour: 14, rates: [atHome] },
}
const shipping: ShopShipping = { country: 'NO', methods: [], version: '1' }

test('a shop without shipping methods shows a warning, and a method is created with its price', async () => {
  const { person, requests } = await openConsole({
    at: '#/shipping',
    answers: [answering(getShopShipping, shipping), places, answering(changeShopShipping, shipping)],
  })
  expect(await screen.findByText(/until you add a delivery option/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Add delivery option' }))
  const method = within(screen.getByRole('region', { name: 'New delivery option' }))
  await person.type(method.getByRole('textbox', { name: 'Carrier' }), 'Posten')
  await person.clear(method.getByRole('textbox', { name: 'Price' }))
  await person.type(method.getByRole('textbox', { name: 'Price' }), '4,90')
  await person.type(method.getByRole('textbox', { name: 'Name' }), 'Standard')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => requests(changeShopShipping).at(-1)?.methods)
    .toMatchObject([{ name_en: 'Standard', carrier: 'Posten', rates: [{ region: 'home', fee: '4.90' }] }])
})

test('saving a shipping method without its name or price goes to the first missing field, and keeps the others', async () => {
  const { person } = await openConsole({
    at: '#/shipping',
    answers: [answering(getShopShipping, shipping), places, answering(changeShopShipping, shipping)],
  })
  await person.click(await screen.findByRole('button', { name: 'Add delivery option' }))
  const method = within(screen.getByRole('region', { name: 'New delivery option' }))
  await person.type(method.getByRole('textbox', { name: 'Carrier' }), 'Posten')
  await person.clear(method.getByRole('textbox', { name: 'Price' }))
  await person.selectOptions(method.getByRole('combobox', { name: 'Language' }), 'th')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  const name = await method.findByRole('textbox', { name: 'Name', description: /Please fill this in/ })
  await waitFor(() => expect(name).toHaveFocus())
  expect(method.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  expect(method.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(/Please fill this in/)
  expect(method.getByRole('textbox', { name: 'Carrier' })).toHaveValue('Posten')
  await person.type(method.getByRole('textbox', { name: 'Price' }), '4.90')
  expect(method.getByRole('textbox', { name: 'Price' })).not.toHaveAttribute('aria-invalid', 'true')
})

test('a shipping method says which rule its days, its weight and its destination break', async () => {
  const fields = {
    'methods.0.work_days_most': 'too_small',
    'methods.0.rates.0.way_days_least': 'too_large',
    'methods.0.rates.0.most_grams': 'number',
    'methods.0.rates.0.region': 'taken',
  }
  const { person } = await openConsole({
    at: '#/shipping',
    answers: [
      answering(getShopShipping, { ...shipping, methods: [post] }),
      places,
      refusing(changeShopShipping, 'field_wrong', { fields }),
    ],
  })
  const most = await screen.findByRole('textbox', { name: 'Handling time, max. working days' })
  await person.clear(most)
  await person.type(most, '0')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(most).toHaveFocus())
  expect(most).toHaveAccessibleDescription('Maximum must be at least the minimum')
  expect(screen.getByRole('textbox', { name: 'Transit time, min. days' })).toHaveAccessibleDescription('Enter whole days from 0 to 90')
  expect(screen.getByRole('textbox', { name: 'Maximum weight in grams' })).toHaveAccessibleDescription('Enter whole grams, up to 1000000')
  expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveAccessibleDescription('This destination already has a price')
})

test('a removed shipping method comes back with Undo', async () => {
  const { person } = await openConsole({
    at: '#/shipping',
    answers: [answering(getShopShipping, { ...shipping, methods: [post] }), places],
  })
  const method = within(await screen.findByRole('region', { name: 'Standard' }))
  await person.click(method.getByRole('button', { name: 'Remove' }))
  expect(screen.queryByRole('region', { name: 'Standard' })).toBeNull()
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('region', { name: 'Standard' })).toBeVisible()
})

test('a holiday that ends before it begins says so', async () => {
  const { person } = await openConsole({
    at: '#/settings',
    answers: [
      answering(getShopSettings, known),
      places,
      refusing(changeShopSettings, 'field_wrong', { fields: { away_until: 'too_small' } }),
    ],
  })
  await person.type(await screen.findByLabelText('First day away'), '2030-12-03')
  await person.type(screen.getByLabelText('Last day away'), '2030-12-01')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The last day must not be before the first')).toBeVisible()
})

test('a shipping method has a name in each language', async () => {
  const { person, requests } = await openConsole({
    at: '#/shipping',
    answers: [answering(getShopShipping, shipping), places, answering(changeShopShipping, shipping)],
  })
  await person.click(await screen.findByRole('button', { name: 'Add delivery option' }))
  await person.type(screen.getByRole('textbox', { name: 'Carrier' }), 'Posten')
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Standard')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'jp')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await person.type(screen.getByRole('textbox', { name: 'Name' }), '通常便')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(changeShopShipping).at(-1)?.methods).toMatchObject([{ name_en: 'Standard', name_jp: '通常便' }])
})

test('the shop’s picture stays until another is chosen, and a file that is no picture shows an error', async () => {
  const { person, requests } = await openConsole({
    at: '#/settings',
    answers: [answering(getShopSettings, { ...known, logo: 'abc/640.webp' }), places, answering(changeShopSettings, known)],
  })
  const logo = within(await screen.findByRole('group', { name: 'Logo' }))
  expect(logo.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/media/abc/640.webp')
  expect(within(screen.getByRole('group', { name: 'Banner' })).getByRole('button', { name: 'Add picture' })).toBeVisible()
  await person.upload(logo.getByLabelText('Logo', { selector: 'input' }), new File(['not a picture'], 'a.png', { type: 'image/png' }))
  expect(await screen.findByText(/We couldn’t use this picture/)).toBeVisible()
  expect(requests(changeShopSettings)).toEqual([])
})

test('email notifications are switched per kind; a switch whose request failed returns to its old state', async () => {
  const { person, requests, says } = await openConsole({
    at: '#/notifications',
    as: { ...anders, role: 'support' },
    answers: [
      answering(getShopNotifications, { letters_for: [0, 500], version: '1' }),
      answering(changeShopNotifications, { letters_for: [0, 500, 200], version: '2' }),
    ],
  })
  const products = await screen.findByRole('switch', { name: /Product approvals/ })
  expect(screen.getByRole('switch', { name: /Orders and refunds/ })).toBeChecked()
  says(answering(getShopNotifications, { letters_for: [0, 500, 200], version: '2' }))
  await person.click(products)
  await expect.poll(() => requests(changeShopNotifications).at(-1)).toEqual({ letters_for: ['0', '500', '200'], version: '1' })
  await expect.poll(() => products).toBeChecked()
  says(lost(changeShopNotifications))
  await person.click(products)
  await expect.poll(() => products).toBeChecked()
})

test('two email switches show the pressed state until both requests are answered', async () => {
  const { answer, count, letGo } = holding(answering(changeShopNotifications, { letters_for: [0], version: '2' }))
  const { requests } = await openConsole({
    at: '#/notifications',
    answers: [answering(getShopNotifications, { letters_for: [], version: '1' }), answer],
  })
  const [first, second] = await screen.findAllByRole('switch')
  if (!first || !second) throw new Error('there are no two switches')
  fireEvent.click(first)
  fireEvent.click(second)
  // The second change is sent with the version that the first change creates.
  await expect.poll(count).toBe(1)
  await act(async () => {
    letGo(0)
    await new Promise((soon) => setTimeout(soon, 50))
  })
  expect([first, second].map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'true'])
  await expect.poll(count).toBe(2)
  expect(requests(changeShopNotifications).map(({ version }) => version)).toEqual(['1', '2'])
})

test.each([true, false])('the code of the payout settings leads to the mailbox of a demo mall only (%s)', async (demo) => {
  const payout = {
    ...{ wallets: {}, bank_name: 'Nordea', account_name: 'A•••• H•••', account_number: '•••• 7947', routing_number: '' },
    ...{ changed_at: null, paused_until: null, code_channels: ['email' as const], version: '1' },
  }
  const { person, requests } = await openConsole({
    at: '#/payout-settings',
    answers: [
      answering(getShopPaymentSettings, payout),
      answering(getWallets, []),
      answering(getStore, () => ({ ...websiteConfig, demo })),
    ],
  })
  await person.type(await screen.findByRole('textbox', { name: 'Bank' }), 'DNB')
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible()
  const links = () => screen.queryAllByRole('link', { name: "Open the demo's mailbox" }).map((link) => link.getAttribute('href'))
  await expect.poll(() => requests(getStore).length).toBeGreaterThan(0)
  await expect.poll(links).toEqual(demo ? [`${location.origin}/demo/mailbox`] : [])
})

test('changes the payout destination with a code, and sends only the typed fields', async () => {
  const payout = {
    ...{ wallets: {}, bank_name: 'Nordea', account_name: 'A•••• H•••', account_number: '•••• 7947', routing_number: '' },
    ...{ changed_at: null, paused_until: null, code_channels: ['email' as const], version: '1' },
  }
  const { person, requests } = await openConsole({
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
  await expect.poll(() => requests(changeShopPaymentSettings).at(-1)).toEqual({ bank_name: 'DNB', code: '123456', version: '1' })
})

test('two email kinds switched in succession: the second change builds on the result of the first', async () => {
  const chosen = (version: string, ...letters_for: (0 | 200 | 300)[]) => ({ letters_for, version })
  let version = 1
  const { person, requests, says } = await openConsole({
    at: '#/notifications',
    answers: [
      answering(getShopNotifications, () => chosen(String(version), 0)),
      answering(changeShopNotifications, () => chosen(String((version += 1)), 0)),
    ],
  })
  await person.click(await screen.findByRole('switch', { name: /Product approvals/ }))
  await person.click(screen.getByRole('switch', { name: /Orders and refunds/ }))
  await expect.poll(() => requests(changeShopNotifications).map((sent) => sent['version'])).toEqual(['1', '2'])
  says(answering(getShopNotifications, chosen('7', 0, 300)))
  says(refusing(changeShopNotifications, 'changed_meanwhile', { current: chosen('7', 0, 300), version: '7' }))
  await person.click(screen.getByRole('switch', { name: /Product approvals/ }))
  expect(await screen.findByText(/This changed in the meantime/)).toBeVisible()
  await expect.poll(() => screen.getByRole('switch', { name: /Product approvals/ })).not.toBeChecked()
})

const payout = {
  ...{ wallets: {}, bank_name: 'Nordea', account_name: 'A•••• H•••', account_number: '•••• 7947', routing_number: '' },
  ...{ changed_at: null, paused_until: null, code_channels: ['email' as const], version: '1' },
}
test.each([
  {
    page: '#/settings',
    read: (version: string) => answering(getShopSettings, { ...known, version }),
    call: changeShopSettings,
    label: 'Street and number',
    button: 'Save',
  },
  {
    page: '#/shipping',
    read: (version: string) => answering(getShopShipping, { ...shipping, methods: [post], version }),
    call: changeShopShipping,
    label: 'Carrier',
    button: 'Save',
  },
  {
    page: '#/payout-settings',
    read: (version: string) => answering(getShopPaymentSettings, { ...payout, version }),
    call: changeShopPaymentSettings,
    label: 'Bank',
    button: 'Save',
  },
])('on $page typed text stays after a concurrent save until the newer version is loaded', async ({ page, read, call, label, button }) => {
  const late = refusing(call, 'changed_meanwhile', { current: {}, version: '2' })
  const { person, requests, says } = await openConsole({ at: page, answers: [read('1'), places, answering(getWallets, []), late] })
  const field = () => screen.getAllByRole('textbox', { name: label })[0]!
  await screen.findAllByRole('textbox', { name: label })
  await person.type(field(), 'Elsewhere')
  if (page === '#/payout-settings') await person.type(screen.getByRole('textbox', { name: 'Code' }), '123456')
  says(read('2'))
  await person.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(/Someone else changed this after you opened it/)).toBeVisible()
  expect((field() as HTMLInputElement).value).toContain('Elsewhere')
  await person.click(screen.getByRole('button', { name: button }))
  await expect.poll(() => requests(call).map((sent) => sent['version'])).toEqual(['1', '1'])
  await person.click(await screen.findByRole('button', { name: 'Load latest version' }))
  await expect.poll(() => (field() as HTMLInputElement).value).not.toContain('Elsewhere')
  await person.type(field(), 'Here')
  if (page === '#/payout-settings') await person.type(screen.getByRole('textbox', { name: 'Code' }), '123456')
  await person.click(screen.getByRole('button', { name: button }))
  await expect.poll(() => requests(call).at(-1)?.['version']).toBe('2')
})
