import { answering } from '@plaza/client/test'
import { type MallCategory, listEdits, listMallCategories, moveCategory, saveCategory } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const one = (id: string, parent_id: string | null, name: string): MallCategory => ({
  ...{
    id,
    parent_id,
    name_en: name,
    name_th: `${name} ไทย`,
    image: null,
    tint: 1,
    own_count: 2,
    product_count: 2,
    missing: 4,
    version: '0',
  },
})
const list = [one('1', null, 'Home'), one('2', null, 'Garden'), one('3', '1', 'Lamps')]
const told = [
  answering(listMallCategories, { list }),
  answering(listEdits, { list: [], next_cursor: null }),
  answering(moveCategory, { list }),
  answering(saveCategory, one('1', null, 'House')),
]
const hand = { ...grace, role: 'catalogue' } as const

test('a category is moved by its buttons and by the arrow keys', async () => {
  const { person, askedFor } = await openConsole({ at: '#/categories', as: hand, answers: told })
  await person.click(await screen.findByRole('button', { name: 'Move down: Home' }))
  await expect.poll(() => askedFor(moveCategory)).toEqual([{ id: '1', version: '0', parent_id: '', rank: 1 }])
  screen.getByRole('button', { name: 'Edit: Garden' }).focus()
  await person.keyboard('{ArrowRight}')
  await expect.poll(() => askedFor(moveCategory)).toContainEqual({ id: '2', version: '0', parent_id: '1', rank: 9999 })
})

test('it is called otherwise in six languages, and what stands in use is not removed', async () => {
  const { person, askedFor } = await openConsole({ at: '#/categories', as: hand, answers: told })
  await person.click(await screen.findByRole('button', { name: 'Edit: Home' }))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByRole('button', { name: 'In use' })).toBeDisabled()
  await person.type(within(sheet).getByRole('textbox', { name: 'Name (Español)' }), 'Casa')
  await person.click(within(sheet).getByRole('button', { name: 'Save' }))
  await expect.poll(() => askedFor(saveCategory)).toMatchObject([{ id: '1', name_en: 'Home', name_es: 'Casa' }])
})

test('an auditor reads the tree in Thai and moves nothing', async () => {
  await openConsole({ at: '#/categories', as: { ...grace, role: 'auditor' }, lang: 'th', answers: told })
  expect(await screen.findByText('Lamps ไทย')).toBeVisible()
  expect(screen.queryByRole('button', { name: /เลื่อนขึ้น/ })).toBeNull()
})
