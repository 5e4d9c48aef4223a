import { answering, refusing } from '@plaza/client/test'
import { type MallBrand, listEdits, listMallBrands, removeBrand, saveBrand, uploadFile } from '@plaza/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const derby: MallBrand = {
  ...{ id: '3', name: 'Derby & Daughters', image: 'brands/derby/640.webp', tint: 4, product_count: 12, missing: 5, version: '6' },
  description_en: 'Shoes that are mended.',
}
const answers = [
  answering(listMallBrands, ({ id }) => ({ list: id === undefined || id === '3' ? [derby] : [], next_cursor: null })),
  answering(listEdits, { list: [], next_cursor: null }),
  answering(saveBrand, derby),
  answering(uploadFile, { id: '9', url: '/media/sent/640.webp', image: 'sent/new/640.webp', width: 800, height: 800 }),
]
const hand = { ...grace, role: 'catalogue' } as const

test('saves a new picture and a Spanish description of a brand and leaves its other fields unchanged', async () => {
  const { person, requests } = await openConsole({ at: '#/brands/brand?id=3', as: hand, answers })
  const picture = await screen.findByLabelText('Picture', { selector: 'input' })
  await person.upload(picture, new File(['a'], 'new.webp', { type: 'image/webp' }))
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/media/sent/new/640.webp')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Text language' }), 'es')
  await person.type(screen.getByRole('textbox', { name: 'Description (Español)' }), 'Zapatos')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  const expected = { id: '3', version: '6', tint: 4, name: 'Derby & Daughters', image: 'sent/new/640.webp', description_es: 'Zapatos' }
  await expect.poll(() => requests(saveBrand)).toMatchObject([{ ...expected, description_en: 'Shoes that are mended.' }])
})

test('a brand in use by products cannot be removed; an unused one can', async () => {
  const { person, says, requests } = await openConsole({ at: '#/brands/brand?id=3', as: hand, answers })
  const remove = await screen.findByRole('button', { name: 'Remove brand' })
  expect(remove).toHaveAttribute('title', 'In use by products')
  await person.click(remove)
  expect(requests(removeBrand)).toEqual([])
  says(answering(listMallBrands, { list: [{ ...derby, product_count: 0, version: '7' }], next_cursor: null }))
  says(refusing(removeBrand, 'changed_meanwhile'))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove brand' })).not.toHaveAttribute('aria-disabled'))
  await person.click(screen.getByRole('button', { name: 'Remove brand' }))
  await expect.poll(() => requests(removeBrand)).toEqual([{ id: '3', version: '7' }])
})

test('a form refused because a colleague saved first preserves its text and its version', async () => {
  const { person, says, requests } = await openConsole({ at: '#/brands/brand?id=3', as: hand, answers })
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await person.type(name, ' of York')
  says(answering(listMallBrands, { list: [{ ...derby, name: 'Derby', version: '7' }], next_cursor: null }))
  says(refusing(saveBrand, 'changed_meanwhile', { current: { name: 'Derby' }, version: '7', since: null, by: null }))
  const readBefore = requests(listMallBrands).length
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^This changed in the meantime/)).toBeVisible()
  await expect.poll(() => requests(listMallBrands).length).toBeGreaterThan(readBefore)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(saveBrand).length).toBe(2)
  expect(requests(saveBrand)[1]).toMatchObject({ name: 'Derby & Daughters of York', version: '6' })
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Derby & Daughters of York')
})

test('an auditor searches brands in Thai and cannot edit any', async () => {
  const { person, requests } = await openConsole({ at: '#/brands', as: { ...grace, role: 'auditor' }, lang: 'th', answers })
  await person.type(await screen.findByRole('searchbox', { name: 'ค้นหาตามชื่อ' }), 'derby{Enter}')
  await expect.poll(() => requests(listMallBrands).at(-1)).toMatchObject({ keyword: 'derby' })
  await person.click(await screen.findByText('Derby & Daughters'))
  expect(await screen.findByRole('button', { name: 'บันทึก' })).toHaveAttribute('aria-disabled', 'true')
})
