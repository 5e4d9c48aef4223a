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
const answers = [
  answering(listMallCategories, { list }),
  answering(listEdits, { list: [], next_cursor: null }),
  answering(moveCategory, { list }),
  answering(saveCategory, one('1', null, 'House')),
]
const hand = { ...grace, role: 'catalogue' } as const

test('buttons and arrow keys move a category', async () => {
  const { person, requests } = await openConsole({ at: '#/categories', as: hand, answers })
  await person.click(await screen.findByRole('button', { name: 'Move down: Home' }))
  await expect.poll(() => requests(moveCategory)).toEqual([{ id: '1', version: '0', parent_id: '', rank: 1 }])
  screen.getByRole('button', { name: 'Edit: Garden' }).focus()
  await person.keyboard('{ArrowRight}')
  await expect.poll(() => requests(moveCategory)).toContainEqual({ id: '2', version: '0', parent_id: '1', rank: 9999 })
})

test('renames a category in six languages; a category in use cannot be removed', async () => {
  const { person, requests } = await openConsole({ at: '#/categories', as: hand, answers })
  await person.click(await screen.findByRole('button', { name: 'Edit: Home' }))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByRole('button', { name: 'Remove category' })).toHaveAttribute('title', 'In use')
  await person.type(within(sheet).getByRole('textbox', { name: 'Name (Español)' }), 'Casa')
  await person.click(within(sheet).getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(saveCategory)).toMatchObject([{ id: '1', name_en: 'Home', name_es: 'Casa' }])
})

test('an auditor reads the tree in Thai and cannot move a category', async () => {
  await openConsole({ at: '#/categories', as: { ...grace, role: 'auditor' }, lang: 'th', answers })
  expect(await screen.findByText('Lamps ไทย')).toBeVisible()
  expect(screen.queryByRole('button', { name: /เลื่อนขึ้น/ })).toBeNull()
})
