import { answering } from '@plaza/client/test'
import { findPlaces, getAddresses, getMapTiles, getPlaces } from '@plaza/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { mali } from '../../../test/samples.ts'

const lyon = {
  ...{ city: 'Lyon', state: 'Auvergne-Rhône-Alpes', country: 'FR', country_name: 'France' },
  ...{ lat: 45.75, lng: 4.85, distance_km: null },
}
const openForm = async () => {
  const shop = await openShop({
    at: '#/pages/mine/confing?section=addresses',
    as: mali,
    answers: [
      answering(getAddresses, { list: [], default_id: null, most: 20 }),
      answering(getMapTiles, null),
      answering(findPlaces, [lyon]),
      answering(getPlaces, { level: 'country', list: [{ code: 'FR', name: 'France', lat: null, lng: null }], more: false, form: null }),
    ],
  })
  await shop.person.click((await shop.main().findAllByRole('button', { name: 'Add address' }))[0]!)
  const sheet = within(await screen.findByRole('dialog', { name: 'New address' }))
  return { ...shop, sheet }
}
const pickLyon = async ({ person, sheet }: Awaited<ReturnType<typeof openForm>>) => {
  await person.click(sheet.getByRole('button', { name: 'Find a place' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a location' }))
  await person.type(picker.getByRole('textbox', { name: 'Search for a city' }), 'Lyon')
  await person.click(await within(picker.getByRole('list', { name: 'Cities found' })).findByRole('button', { name: /Lyon/ }))
  await person.click(picker.getByRole('button', { name: 'Use this location' }))
}

test('without map tiles there is a city search and no map; the chosen city fills the empty fields, and can be undone', async () => {
  const form = await openForm()
  const { person, sheet } = form
  await pickLyon(form)
  const city = await sheet.findByRole('combobox', { name: 'City' })
  expect(city).toHaveValue('Lyon')
  expect(sheet.getByRole('combobox', { name: 'Country or region' })).toHaveValue('France')
  expect(sheet.getByText('Filled in: Lyon, Auvergne-Rhône-Alpes, France.')).toBeVisible()
  expect(sheet.queryByText('Map location saved')).toBeNull()
  await person.click(sheet.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sheet.getByRole('combobox', { name: 'Country or region' })).toHaveValue(''))
})

test('Esc closes the list of cities first, then the search, and leaves the address open', async () => {
  const { person, sheet } = await openForm()
  await person.click(sheet.getByRole('button', { name: 'Find a place' }))
  const picker = await screen.findByRole('dialog', { name: 'Choose a location' })
  const search = within(picker).getByRole('textbox', { name: 'Search for a city' })
  await person.type(search, 'Lyon')
  await within(picker).findByRole('button', { name: /Lyon/ })
  expect(fireEvent.keyDown(search, { key: 'Escape' })).toBe(false)
  await waitFor(() => expect(within(picker).queryByRole('button', { name: /Lyon/ })).toBeNull())
  expect(fireEvent.keyDown(search, { key: 'Escape' })).toBe(true)
  fireEvent(picker, new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a location' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'New address' })).toBeVisible()
})

test('shows neither a map nor a choice between map and list', async () => {
  const { person, sheet } = await openForm()
  await person.click(sheet.getByRole('button', { name: 'Find a place' }))
  const picker = within(await screen.findByRole('dialog', { name: 'Choose a location' }))
  expect(await picker.findByText('Search for a city, or use your current location.')).toBeVisible()
  expect(picker.queryByRole('application')).toBeNull()
  expect(picker.queryByRole('radio', { name: 'Map' })).toBeNull()
  expect(picker.getByRole('button', { name: 'Use this location' })).toHaveAttribute('aria-disabled', 'true')
})

test('a chosen city does not overwrite what was typed, but offers to', async () => {
  const form = await openForm()
  const { person, sheet } = form
  await person.clear(sheet.getByRole('combobox', { name: 'Country or region' }))
  await person.type(sheet.getByRole('combobox', { name: 'Country or region' }), 'Fran')
  await person.click(await sheet.findByRole('option', { name: 'France' }))
  await person.type(await sheet.findByRole('combobox', { name: 'City' }), 'Paris')
  await pickLyon(form)
  expect(sheet.getByRole('combobox', { name: 'City' })).toHaveValue('Paris')
})
