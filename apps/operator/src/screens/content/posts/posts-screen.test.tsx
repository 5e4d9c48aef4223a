import { answering, refusing } from '@plaza/client/test'
import { type MallPost, listEdits, listMallPosts, publishPost, savePost } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const post: MallPost = {
  ...{ id: '8', state: 'running', missing: 5, version: '6', image: null, tint: 2, minutes: 1, product_ids: ['12', '40'] },
  ...{ date: '2026-11-01T10:00:00.000Z', title_en: 'Cups', excerpt_en: 'Which cup', body_en: '<p>Clay</p>' },
}
const answers = [
  answering(listMallPosts, { list: [post] }),
  answering(listEdits, { list: [], next_cursor: null }),
  answering(savePost, post),
  answering(publishPost, { ...post, state: 'draft' }),
]

test('links a post to other products and turns it back into a draft', async () => {
  const { person, requests } = await openConsole({ at: '#/posts', as: { ...grace, role: 'catalogue' }, answers })
  await person.click(await screen.findByRole('button', { name: 'Edit: Cups' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.type(sheet.getByRole('textbox', { name: /Product numbers/ }), ', 77')
  await person.click(sheet.getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(savePost)).toMatchObject([{ id: '8', product_ids: ['12', '40', '77'] }])
  await person.click(await screen.findByRole('button', { name: 'Edit: Cups' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unpublish' }))
  await expect.poll(() => requests(publishPost)).toEqual([{ id: '8', version: '6', on: false }])
})

test('a refused text of another language is opened and focused', async () => {
  const { person } = await openConsole({
    at: '#/posts',
    as: { ...grace, role: 'catalogue' },
    answers: [...answers, refusing(savePost, 'field_wrong', { fields: { title_th: 'missing' } })],
  })
  await person.click(await screen.findByRole('button', { name: 'Edit: Cups' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.type(sheet.getByRole('textbox', { name: 'Title (English)' }), '!')
  await person.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Title (ไทย)' })).toHaveFocus())
})
