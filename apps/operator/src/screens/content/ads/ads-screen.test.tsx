import { answering } from '@plaza/client/test'
import { type MallAd, listEdits, listMallAds, saveAd } from '@plaza/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const ad: MallAd = {
  ...{ id: '4', state: 'planned', missing: 5, version: '8', position: 'center', rank: 2, tint: 3, link: '#/deals' },
  ...{ pictures: [{ image: 'ads/tea/640.webp', tint: 3 }], from: '2026-12-01T00:00:00.000Z', to: '2026-12-24T00:00:00.000Z' },
  ...{ title_en: 'Tea week', text_en: 'Green and black', button_en: 'See all' },
}
const answers = [answering(listMallAds, { list: [ad] }), answering(listEdits, { list: [], next_cursor: null }), answering(saveAd, ad)]

test('previews an ad while it is edited, in the language being edited, and moves it to the stage', async () => {
  const { person, requests } = await openConsole({ at: '#/ads', as: { ...grace, role: 'catalogue' }, answers })
  await person.click(await screen.findByRole('button', { name: 'Edit: Tea week' }))
  const sheet = within(await screen.findByRole('dialog'))
  const preview = within(sheet.getByRole('region', { name: 'Preview' }))
  expect(preview.getByText('Tea week')).toBeVisible()
  await person.selectOptions(sheet.getByRole('combobox', { name: 'Text language' }), 'es')
  fireEvent.change(sheet.getByRole('textbox', { name: 'Title (Español)' }), { target: { value: 'Semana del té' } })
  expect(preview.getByText('Semana del té')).toBeVisible()
  await person.click(preview.getByRole('radio', { name: 'Desktop' }))
  await person.selectOptions(sheet.getByRole('combobox', { name: 'Position' }), 'top')
  await person.click(sheet.getByRole('button', { name: 'Save' }))
  const expected = {
    id: '4',
    version: '8',
    position: 'top',
    title_es: 'Semana del té',
    images: ['ads/tea/640.webp'],
    from: ad.from,
    to: ad.to,
  }
  await expect.poll(() => requests(saveAd)).toMatchObject([expected])
})
