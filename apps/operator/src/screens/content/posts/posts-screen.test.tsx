import { answering } from '@plaza/client/test'
import { type MallPost, listEdits, listMallPosts, publishPost, savePost } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const post: MallPost = {
  ...{ id: '8', state: 'running', missing: 5, version: '6', image: null, tint: 2, minutes: 1, product_ids: ['12', '40'] },
  ...{ date: '2026-11-01T10:00:00.000Z', title_en: 'Cups', excerpt_en: 'Which cup', body_en: '<p>Clay</p>' },
}
const told = [
  answering(listMallPosts, { list: [post] }),
  answering(listEdits, { list: [], next_cursor: null }),
  answering(savePost, post),
  answering(publishPost, { ...post, state: 'draft' }),
]

test('a post is about other products, and made a draft again', async () => {
  const { person, askedFor } = await openConsole({ at: '#/posts', as: { ...grace, role: 'catalogue' }, answers: told })
  await person.click(await screen.findByRole('button', { name: 'Edit: Cups' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.type(sheet.getByRole('textbox', { name: /Product numbers/ }), ', 77')
  await person.click(sheet.getByRole('button', { name: 'Save' }))
  await expect.poll(() => askedFor(savePost)).toMatchObject([{ id: '8', product_ids: ['12', '40', '77'] }])
  await person.click(await screen.findByRole('button', { name: 'Edit: Cups' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unpublish' }))
  await expect.poll(() => askedFor(publishPost)).toEqual([{ id: '8', version: '6', on: false }])
})
