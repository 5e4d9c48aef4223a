import { answering } from '@plaza/client/test'
import {
  type Edit,
  type MallAnnouncement,
  listEdits,
  listMallAnnouncements,
  publishAnnouncement,
  removeAnnouncement,
  saveAnnouncement,
  takeBack,
} from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const night: MallAnnouncement = {
  ...{ id: '5', state: 'draft', missing: 4, version: '9', serious: false, from: '2026-12-01T00:00:00.000Z', to: null },
  ...{ title_en: 'Work at night', text_en: 'We are away for an hour.', title_th: 'ปรับปรุงระบบ', text_th: 'หนึ่งชั่วโมง' },
}
const removed: Edit = {
  ...{ id: '11', kind: 'announcement', thing: '4', before: { title: 'A day off' }, after: null },
  ...{ by: 'Olivia Brandt', at: '2026-11-01T00:00:00.000Z', taken_back: null, mine: true, version: '11' },
}
const answers = [
  answering(listMallAnnouncements, { list: [night] }),
  answering(listEdits, ({ thing }) => ({ list: thing ? [] : [removed], next_cursor: null })),
  answering(saveAnnouncement, night),
  answering(publishAnnouncement, { ...night, state: 'planned' }),
  answering(removeAnnouncement, { id: '5' }),
  answering(takeBack, { kind: 'announcement', thing: '4' }),
]
const hand = { ...grace, role: 'catalogue' } as const
const opened = async () => {
  const mall = await openConsole({ at: '#/announcements', as: hand, answers })
  await mall.person.click(await screen.findByRole('button', { name: 'Edit: Work at night' }))
  return { ...mall, sheet: within(await screen.findByRole('dialog')) }
}

test('adds Spanish text to an announcement and leaves its other fields unchanged', async () => {
  const { person, requests, sheet } = await opened()
  await person.selectOptions(sheet.getByRole('combobox', { name: 'Text language' }), 'es')
  await person.type(sheet.getByRole('textbox', { name: 'Title (Español)' }), 'De noche')
  await person.click(sheet.getByRole('button', { name: 'Save' }))
  const expected = {
    id: '5',
    version: '9',
    title_en: 'Work at night',
    title_es: 'De noche',
    from: '2026-12-01T00:00:00.000Z',
    serious: false,
  }
  await expect.poll(() => requests(saveAnnouncement)).toMatchObject([expected])
})

test('publishes and removes a draft', async () => {
  const first = await opened()
  await first.person.click(first.sheet.getByRole('button', { name: 'Publish' }))
  await expect.poll(() => first.requests(publishAnnouncement)).toEqual([{ id: '5', version: '9', on: true }])
  await first.person.click(await screen.findByRole('button', { name: 'Edit: Work at night' }))
  await first.person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await expect.poll(() => first.requests(removeAnnouncement)).toEqual([{ id: '5', version: '9' }])
})

test('publishes and ends several announcements from the list', async () => {
  const live = { ...night, id: '6', state: 'running' as const, version: '3', title_en: 'Free delivery' }
  const { person, requests } = await openConsole({
    at: '#/announcements',
    as: hand,
    answers: [...answers, answering(listMallAnnouncements, { list: [night, live] })],
  })
  await person.click(await screen.findByRole('button', { name: 'Publish: Work at night' }))
  await person.click(screen.getByRole('button', { name: 'Unpublish: Free delivery' }))
  const sent = [
    { id: '5', version: '9', on: true },
    { id: '6', version: '3', on: false },
  ]
  await expect.poll(() => requests(publishAnnouncement)).toEqual(sent)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Publish stands beside Save at the foot of the sheet, and waits until typed changes are saved', async () => {
  const { person, sheet, requests } = await opened()
  const publish = sheet.getByRole('button', { name: 'Publish' })
  expect(publish.parentElement).toBe(sheet.getByRole('button', { name: 'Save' }).parentElement)
  await person.type(sheet.getByRole('textbox', { name: 'Title (English)' }), '!')
  expect(publish).toHaveAccessibleDescription('Save your changes first')
  await person.click(publish)
  expect(requests(publishAnnouncement)).toEqual([])
})

test('the change history names fields in words, with their language', async () => {
  const changed: Edit = {
    ...removed,
    ...{
      id: '12',
      before: { texts: { en: { title: 'Night' } }, serious: false },
      after: { texts: { en: { title: 'Late' } }, serious: true },
    },
  }
  await openConsole({
    at: '#/announcements',
    as: hand,
    answers: [...answers, answering(listEdits, { list: [changed], next_cursor: null })],
  })
  expect(await screen.findByText(/^Title \(English\):/)).toHaveTextContent('Title (English): Night → Late')
  expect(screen.getByText(/^Important:/)).toHaveTextContent('Important: No → Yes')
})

test('one press restores a removed announcement', async () => {
  const { person, requests } = await openConsole({ at: '#/announcements', as: hand, answers })
  await person.click(await screen.findByRole('button', { name: 'Restore previous version' }))
  await expect.poll(() => requests(takeBack)).toEqual([{ id: '11', version: '11' }])
})

test('support reads announcements in Thai and cannot write one', async () => {
  await openConsole({ at: '#/announcements', as: { ...grace, role: 'support' }, lang: 'th', answers })
  expect(await screen.findByText('ปรับปรุงระบบ')).toBeVisible()
  expect(screen.getByRole('button', { name: 'เขียนประกาศ' })).toHaveAttribute('aria-disabled', 'true')
})
