import { answering, holding, refusing } from '@plaza/client/test'
import {
  type ShopProduct,
  findCategories,
  getAllBrands,
  getCategoryTree,
  listShopProducts,
  productTabs,
  removeShopProduct,
  saveShopProduct,
  showShopProduct,
  submitShopProduct,
  uploadFile,
  withdrawShopProduct,
} from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { shopProduct } from '../../../../test/samples.ts'

const tree = answering(getCategoryTree, [
  {
    ...{ id: '1', parent_id: null, name_en: 'Home', image: null, tint: 1, product_count: 1 },
    children: [{ id: '2', parent_id: '1', name_en: 'Lamps', image: null, tint: 1, product_count: 1, children: [] }],
  },
])
const brands = answering(getAllBrands, {
  list: [{ id: '9', name: 'Nordvik', image: null, tint: 1, product_count: 3 }],
  next_cursor: null,
} as never)
const counts = Object.fromEntries(productTabs.map((tab) => [tab, 0])) as Record<(typeof productTabs)[number], number>
const list = answering(listShopProducts, { list: [], next_cursor: null, counts })
const base = [tree, brands, list, answering(findCategories, { ids: [] })]
const of = (more: Partial<ShopProduct> = {}) => shopProduct({ id: '40', ...more })
const opened = (more: Partial<ShopProduct> = {}, ...answers: Parameters<typeof openConsole>[0]['answers'] & object) =>
  openConsole({ at: '#/product?id=40', answers: [...base, answering(showShopProduct, of(more)), ...answers] })

test('saves a draft once typing pauses, only once, and puts its id into the URL', async () => {
  const { person, requests } = await openConsole({ at: '#/product', answers: [...base, answering(saveShopProduct, of({ version: 1 }))] })
  await person.type(await screen.findByRole('textbox', { name: 'Title' }), 'Paper lamp')
  await expect.poll(() => requests(saveShopProduct).length).toBe(1)
  expect(requests(saveShopProduct)[0]).toMatchObject({ name_en: 'Paper lamp' })
  expect(requests(saveShopProduct)[0]?.['key']).toMatch(/^[\w-]{8,}$/)
  await expect.poll(() => location.hash).toBe('#/product?made=40')
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Paper lamp')
  await person.type(screen.getByRole('textbox', { name: 'Title' }), '!')
  await expect.poll(() => requests(saveShopProduct).at(-1)).toMatchObject({ id: '40', version: 1, name_en: 'Paper lamp!' })
})

test('submitting while a draft save is pending sends the version that save returns', async () => {
  const { answer, count, letGo } = holding(answering(saveShopProduct, of({ version: 8 })))
  const { person, requests } = await opened({ version: 7 }, answer, answering(submitShopProduct, of({ version: 10, draft: 'review' })))
  await person.type(await screen.findByRole('textbox', { name: 'Title' }), '!')
  await expect.poll(count).toBe(1)
  await person.type(screen.getByRole('textbox', { name: 'Title' }), '?')
  await person.click(screen.getByRole('button', { name: 'Send for review' }))
  letGo(0)
  await expect.poll(count).toBe(2)
  letGo(1, answering(saveShopProduct, of({ version: 9 })))
  expect(requests(saveShopProduct).map(({ version }) => version)).toEqual([7, 8])
})

test('a language shows how much of it is filled in, and copies missing texts from English', async () => {
  const { person } = await opened()
  await person.click(await screen.findByRole('button', { name: 'ไทย 0 of 3 filled in' }))
  await person.click(screen.getByRole('button', { name: 'Copy from English' }))
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('A lamp of paper')
  expect(screen.getByRole('button', { name: 'ไทย 3 of 3 filled in' })).toHaveAttribute('aria-pressed', 'true')
})

test('buttons reorder pictures, and new pictures are appended', async () => {
  const sent = answering(uploadFile, { id: '5', url: '/media/c/640.webp', image: 'c/640.webp', width: 64, height: 64 })
  const { person, requests } = await opened({}, sent, answering(saveShopProduct, of()))
  await person.click(await screen.findByRole('button', { name: 'Move picture 2 forward' }))
  await person.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), new File(['x'], 'x.png', { type: 'image/png' }))
  expect(await screen.findByRole('button', { name: 'Remove picture 3' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  await expect.poll(() => requests(saveShopProduct).at(-1)?.['images']).toEqual(['a/640.webp', 'c/640.webp'])
})

test('options create a row for each variant, with the price of the first', async () => {
  const { person } = await opened()
  await person.click(await screen.findByRole('button', { name: 'Add option' }))
  await person.type(screen.getByRole('textbox', { name: 'Option 1' }), 'Size')
  await person.type(screen.getByRole('textbox', { name: 'Values' }), 'S{Enter}M{Enter}')
  expect(screen.getByRole('textbox', { name: 'Price of S' })).toHaveValue('24.00')
  const second = screen.getByRole('textbox', { name: 'Price of M' })
  await person.clear(second)
  await person.type(second, 'dear')
  expect(await screen.findByText('Enter a price like 12.50')).toBeVisible()
})

test('the shop translates its own options; the mall translates the options it knows', async () => {
  const { content } = of()
  const red = { option: 'colour', value: 'red', by_mall: true, name_en: 'Red', name_th: 'แดง' }
  const colour = { option: 'colour', value: '', by_mall: true, name_en: 'Colour' }
  const skus = content.skus.map((sku) => ({ ...sku, values: ['Cotton', 'red'] }))
  const { person, requests } = await opened(
    { content: { ...content, options: ['Wick', 'colour'], option_words: [colour, red], skus } },
    answering(saveShopProduct, of()),
  )
  const card = within(await screen.findByRole('region', { name: 'Option translations' }))
  expect(card.queryByRole('textbox', { name: /Red/ })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Colour')
  await person.click(card.getByRole('button', { name: 'Español 0 of 2 filled in' }))
  await person.type(card.getByRole('textbox', { name: 'Cotton (Español)' }), 'Algodón')
  expect(card.getByRole('button', { name: 'Español 1 of 2 filled in' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => requests(saveShopProduct).at(-1)?.['options']).toEqual(['Wick', 'Colour'])
  expect(requests(saveShopProduct).at(-1)).toMatchObject({
    option_words: [{ option: 'Wick', value: 'Cotton', name_es: 'Algodón' }],
    skus: [{ values: ['Cotton', 'Red'] }],
  })
})

test('a removed picture and a removed option come back with Undo, the option with its prices', async () => {
  const { person } = await opened({}, answering(saveShopProduct, of()))
  await person.click(await screen.findByRole('button', { name: 'Remove picture 1' }))
  expect(screen.queryByRole('button', { name: 'Remove picture 2' })).toBeNull()
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('button', { name: 'Remove picture 2' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Add option' }))
  await person.type(screen.getByRole('textbox', { name: 'Option 1' }), 'Size')
  await person.type(screen.getByRole('textbox', { name: 'Values' }), 'S{Enter}M{Enter}')
  const price = screen.getByRole('textbox', { name: 'Price of M' })
  await person.clear(price)
  await person.type(price, '31')
  await person.click(screen.getByRole('button', { name: 'Remove Size' }))
  expect(screen.queryByRole('textbox', { name: 'Price of M' })).toBeNull()
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('textbox', { name: 'Price of M' })).toHaveValue('31')
})

test('a price far from the live one shows a warning at its field', async () => {
  const { person } = await opened({ draft: null, state: 'live' })
  const price = await screen.findByRole('textbox', { name: 'Price of A lamp of paper' })
  await person.clear(price)
  await person.type(price, '35,99')
  expect(price).not.toHaveAccessibleDescription()
  await person.clear(price)
  await person.type(price, '60')
  expect(price).toHaveAccessibleDescription('150% higher than now. Plaza may review it.')
  await person.clear(price)
  await person.type(price, '7.20')
  expect(price).toHaveAccessibleDescription('70% lower than now. Plaza may review it.')
})

test('a draft price is compared with the live price', async () => {
  const { content } = of()
  const { skus } = content
  const dear = { ...content, skus: skus.map((sku) => ({ ...sku, price: '36.00' })) }
  await opened({ state: 'live', draft: 'draft', live: content, content: dear })
  expect(await screen.findByText('50% higher than now. Plaza may review it.')).toBeVisible()
})

test('a product never live has no price to compare with', async () => {
  const { person } = await opened({ state: 'draft', draft: 'draft' })
  const price = await screen.findByRole('textbox', { name: 'Price of A lamp of paper' })
  await person.type(price, '0')
  await person.clear(price)
  await person.type(price, '99')
  expect(price).not.toHaveAccessibleDescription()
})

test('finds a category by part of its name and shows its path', async () => {
  const { person } = await opened({ content: { ...of().content, category: null } })
  await person.type(await screen.findByRole('combobox', { name: 'Category' }), 'lam')
  await person.click(await screen.findByRole('option', { name: 'Home › Lamps' }))
  expect(screen.getByRole('button', { name: 'Remove Home › Lamps' })).toBeVisible()
})

test('finds a category by a word that its name does not contain', async () => {
  const { person, requests } = await opened({ content: { ...of().content, category: null } }, answering(findCategories, { ids: ['2'] }))
  await person.type(await screen.findByRole('combobox', { name: 'Category' }), 'light fixture')
  await person.click(await screen.findByRole('option', { name: 'Home › Lamps' }))
  expect(screen.getByRole('button', { name: 'Remove Home › Lamps' })).toBeVisible()
  expect(requests(findCategories).at(-1)).toEqual({ keyword: 'light fixture' })
})

test('the focused category field lists all categories before anything is typed, and the arrow keys choose one', async () => {
  const { person } = await opened({ content: { ...of().content, category: null } })
  const field = await screen.findByRole('combobox', { name: 'Category' })
  expect(screen.queryByRole('option', { name: 'Home' })).toBeNull()
  await person.click(field)
  const list = within(screen.getByRole('listbox', { name: 'Category' }))
  await expect.poll(() => list.getAllByRole('option').map((option) => option.textContent)).toEqual(['Home', 'Home › Lamps'])
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('option', { name: 'Home' })).toBeNull()
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Home › Lamps' })).toHaveFocus())
  await person.click(screen.getByRole('combobox', { name: /^Brand/ }))
  expect(await screen.findByRole('option', { name: 'Nordvik' })).toBeVisible()
})

test('missing fields show errors on submit; once filled, the product is submitted', async () => {
  const lacking = of({ faults: [{ field: 'short_description_en', reason: 'missing' }] })
  const { person, requests, says } = await opened(
    { ...lacking },
    answering(submitShopProduct, of({ state: 'review', actions: ['withdraw'] })),
  )
  await person.click(await screen.findByRole('button', { name: 'Send for review' }))
  expect(await screen.findByText('Please fill this in')).toBeVisible()
  expect(screen.getByText('1 required field is missing')).toBeVisible()
  expect(requests(submitShopProduct)).toEqual([])
  says(answering(saveShopProduct, of()))
  await person.type(screen.getByRole('textbox', { name: 'Short description' }), '!')
  await person.click(screen.getByRole('button', { name: 'Send for review' }))
  expect(await screen.findByRole('button', { name: 'Withdraw and edit' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeDisabled()
})

test.each([
  ['a text of another language, whose tab opens', ['category_id', 'name_th'], 'Title'],
  ['pictures', ['skus.0.price', 'images'], 'Move picture 1 forward'],
  ['a price', ['expires_at', 'skus.0.price'], 'Price of A lamp of paper'],
  ['the end of the sale', ['expires_at'], /^Goes off sale(?!: Time)/],
])('sending leads to the first faulty field: %s', async (_name, fields, label) => {
  const { person, requests } = await opened({ faults: fields.map((field) => ({ field, reason: 'missing' })) })
  await person.click(await screen.findByRole('button', { name: 'Send for review' }))
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
  expect(requests(submitShopProduct)).toEqual([])
})

test('sending with an unreadable price leads to its variant before the server is asked', async () => {
  const { person, requests } = await opened()
  const price = await screen.findByRole('textbox', { name: 'Price of A lamp of paper' })
  await person.clear(price)
  await person.type(price, 'dear')
  await person.click(screen.getByRole('button', { name: 'Send for review' }))
  await waitFor(() => expect(price).toHaveFocus())
  expect(price).toHaveAccessibleDescription('Enter a price like 12.50')
  expect(requests(submitShopProduct)).toEqual([])
})

test('the tab of a language says that one of its texts needs fixing', async () => {
  const { person } = await opened({ faults: [{ field: 'name_th', reason: 'too_long' }] })
  await person.click(await screen.findByRole('button', { name: 'Send for review' }))
  expect(await screen.findByRole('button', { name: 'ไทย 0 of 3 filled in, needs fixing', pressed: true })).toBeVisible()
})

test('staff requests show at their fields, and the staff message above', async () => {
  await opened({
    state: 'changes_wanted',
    reason: 'One picture is blurred.',
    reason_fields: [{ field: 'images', reason: 'The second one is blurred.' }],
  })
  expect(await screen.findByText('One picture is blurred.')).toBeVisible()
  const pictures = within(screen.getByRole('region', { name: 'Pictures' }))
  expect(pictures.getByText('The second one is blurred.')).toBeVisible()
})

test('withdraws a product in review', async () => {
  const { person } = await opened(
    { state: 'review', submitted_at: '2026-11-21T08:00:00.000Z', decided_by: '2026-11-24T08:00:00.000Z', actions: ['withdraw', 'copy'] },
    answering(withdrawShopProduct, of()),
  )
  expect(await screen.findByText(/get back to you by 24 Nov/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Withdraw and edit' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Withdraw it from review?' }))
  expect(sheet.getByText(/the review starts over/)).toBeVisible()
  await person.click(sheet.getByRole('button', { name: 'Withdraw and edit' }))
  expect(await screen.findByRole('button', { name: 'Send for review' })).toBeVisible()
})

test('several quick presses of Send submit the product and do not withdraw it', async () => {
  const held = of({ state: 'review', actions: ['withdraw'] })
  const { person, requests } = await opened({}, answering(submitShopProduct, held), answering(withdrawShopProduct, of()))
  const send = await screen.findByRole('button', { name: 'Send for review' })
  await person.tripleClick(send)
  const withdraw = await screen.findByRole('button', { name: 'Withdraw and edit' })
  expect(send).not.toBeInTheDocument()
  await person.dblClick(withdraw)
  expect(await screen.findByRole('dialog', { name: 'Withdraw it from review?' })).toBeVisible()
  expect([requests(submitShopProduct).length, requests(withdrawShopProduct).length]).toEqual([1, 0])
})

test('asks before the changes of a live product are discarded', async () => {
  const { content } = of()
  const { person, requests } = await opened(
    { state: 'live', draft: 'draft', live: content },
    answering(withdrawShopProduct, of({ state: 'live' })),
  )
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }))
  expect(requests(withdrawShopProduct)).toEqual([])
  await person.click(sheet.getByRole('button', { name: 'Discard changes' }))
  await expect.poll(() => requests(withdrawShopProduct)).toEqual([{ id: '40', version: 1, drop: true }])
})

test('does not overwrite a colleague’s concurrent changes', async () => {
  const { person } = await opened({}, refusing(saveShopProduct, 'changed_meanwhile'))
  await person.type(await screen.findByRole('textbox', { name: 'Title' }), '!')
  expect(await screen.findByText('Someone else has changed this product.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Load latest version' }))
  await expect.poll(() => screen.getByRole('textbox', { name: 'Title' })).toHaveValue('A lamp of paper')
})

test('removes a product after a confirmation', async () => {
  const { person, requests } = await opened({}, answering(removeShopProduct, {}))
  await person.click(await screen.findByRole('button', { name: 'Remove product' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Remove this product?' }))
  await person.click(sheet.getByRole('button', { name: 'Remove product' }))
  await expect.poll(() => location.hash).toBe('#/products')
  expect(requests(removeShopProduct)).toEqual([{ id: '40', version: 1 }])
})

test('does not submit a draft a colleague changed; one press loads the newer one', async () => {
  const newer = of({ version: 2, content: { ...of().content, name_en: 'A lamp of silk' } })
  const late = refusing(submitShopProduct, 'changed_meanwhile', { current: {}, version: 2 })
  const { person, requests, says } = await opened({}, late)
  says(answering(showShopProduct, newer))
  await person.click(await screen.findByRole('button', { name: 'Send for review' }))
  expect(await screen.findByText('Someone else has changed this product.')).toBeVisible()
  expect(requests(submitShopProduct)).toEqual([{ id: '40', version: 1 }])
  await person.click(screen.getByRole('button', { name: 'Load latest version' }))
  await expect.poll(() => screen.getByRole('textbox', { name: 'Title' })).toHaveValue('A lamp of silk')
  expect(screen.queryByText('Someone else has changed this product.')).toBeNull()
  says(answering(submitShopProduct, of({ state: 'review', actions: ['withdraw'] })))
  await person.click(screen.getByRole('button', { name: 'Send for review' }))
  await expect.poll(() => requests(submitShopProduct).at(-1)).toEqual({ id: '40', version: 2 })
})

test('changes to a live product show next to the live values, the other fields on demand', async () => {
  const { content } = of()
  const { person } = await opened({ state: 'live', draft: 'review', live: content, content: { ...content, name_en: 'A lamp of silk' } })
  const card = within(await screen.findByRole('table', { name: 'Your changes' }))
  expect(card.getByRole('row', { name: /^Title/ })).toHaveTextContent('A lamp of paper')
  expect(card.getByRole('row', { name: /^Title/ })).toHaveTextContent('A lamp of silk')
  expect(card.queryByRole('row', { name: /^Description/ })).toBeNull()
  await person.click(screen.getByRole('switch', { name: 'Only show changes' }))
  expect(card.getAllByRole('row', { name: /^Description/ })).toHaveLength(6)
})
