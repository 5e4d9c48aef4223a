import { answering, holding } from '@plaza/client/test'
import { type AddressForm, getAddresses, getMapTiles, getPlaces } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { mali } from '../../../test/samples.ts'

const form = (dial: string): AddressForm => ({
  ...{ dial, postcode: 'optional', postcode_pattern: null, postcode_example: null },
  ...{ state: 'none', state_word: 'state', order: ['street', 'city'] },
})
const countries = [{ code: 'NO', name: 'Norway', lat: null, lng: null }]
const dials: Readonly<Record<string, string>> = { US: '1', NO: '47' }
const places = answering(getPlaces, ({ country }) =>
  country === undefined
    ? { level: 'country' as const, list: countries, more: false, form: null }
    : { level: 'state' as const, list: [], more: false, form: form(dials[country] ?? '') },
)
const openForm = async () => {
  const book = { list: [], default_id: null, most: 20 }
  const shop = await openShop({
    at: '#/pages/mine/confing?section=addresses',
    as: { ...mali, phone: '' },
    answers: [answering(getAddresses, book), answering(getMapTiles, null), places],
  })
  await shop.person.click((await shop.main().findAllByRole('button', { name: 'Add address' }))[0]!)
  return { ...shop, sheet: within(await screen.findByRole('dialog', { name: 'New address' })) }
}

test('a new address starts with the country of the estimates, and the dialling code follows the country', async () => {
  const { person, sheet, says } = await openForm()
  const country = sheet.getByRole('combobox', { name: 'Country or region' })
  const phone = sheet.getByRole('textbox', { name: 'Phone' })
  expect(country).toHaveValue('United States')
  await expect.poll(() => phone).toHaveAccessibleDescription("No country code? We'll use +1")
  await person.clear(country)
  await person.type(country, 'Nor')
  const norway = await sheet.findByRole('option', { name: 'Norway' })
  const rules = holding(places)
  says(rules.answer)
  await person.click(norway)
  await expect.poll(() => rules.count()).toBe(1)
  expect(phone).not.toHaveAccessibleDescription(/\+1/)
  rules.letGo(0)
  await expect.poll(() => phone).toHaveAccessibleDescription("No country code? We'll use +47")
})
