import { answering } from '@plaza/client/test'
import { type MallStory, listEdits, listMallNews, saveStory } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const story: MallStory = {
  ...{ id: '3', state: 'running', missing: 5, version: '2', kind: 'guide', image: 'news/lamps.webp', tint: 4, minutes: 1 },
  ...{ date: '2026-11-01T10:00:00.000Z', title_en: 'Lamps', excerpt_en: 'Which lamp', body_en: '<p>Light</p>' },
}
const answers = [
  answering(listMallNews, { list: [story] }),
  answering(listEdits, { list: [], next_cursor: null }),
  answering(saveStory, story),
]

test('turns a guide into a story and leaves its picture and date unchanged', async () => {
  const { person, requests } = await openConsole({ at: '#/news', as: { ...grace, role: 'catalogue' }, answers })
  await person.click(await screen.findByRole('button', { name: 'Edit: Lamps' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.click(sheet.getByRole('radio', { name: 'Story' }))
  await person.click(sheet.getByRole('button', { name: 'Save' }))
  const expected = { id: '3', kind: 'story', tint: 4, image: 'news/lamps.webp', date: '2026-11-01T10:00:00.000Z', body_en: '<p>Light</p>' }
  await expect.poll(() => requests(saveStory)).toMatchObject([expected])
})

test('a new story starts as a draft', async () => {
  const { person, requests } = await openConsole({ at: '#/news', as: { ...grace, role: 'owner' }, answers })
  await person.click(await screen.findByRole('button', { name: 'New story' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.queryByRole('button', { name: 'Publish' })).toBeNull()
  await person.type(sheet.getByRole('textbox', { name: 'Title (English)' }), 'Tea')
  await person.type(sheet.getByRole('textbox', { name: 'Excerpt (English)' }), 'Green')
  await person.type(sheet.getByRole('textbox', { name: 'Text (English)' }), 'Hot')
  await person.click(sheet.getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(saveStory)).toMatchObject([{ title_en: 'Tea', excerpt_en: 'Green', body_en: 'Hot' }])
})
