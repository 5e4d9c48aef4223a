import { answering, ending } from '@plaza/client/test'
import { listEdits, listMallAnnouncements, loginOperator, saveAnnouncement } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { grace } from '../../test/samples.ts'

const hand = { ...grace, role: 'catalogue' } as const
const night = {
  ...{ id: '5', state: 'draft' as const, missing: 4, version: '9', serious: false, from: '2026-12-01T00:00:00.000Z', to: null },
  ...{ title_en: 'Work at night', text_en: 'We are away for an hour.' },
}

test('a form in a sheet keeps its text when the session ends; after signing in again it is saved', async () => {
  const { person, says, requests } = await openConsole({
    at: '#/announcements',
    as: hand,
    answers: [
      answering(listMallAnnouncements, { list: [night] }),
      answering(listEdits, { list: [], next_cursor: null }),
      ending(saveAnnouncement),
      answering(loginOperator, { 'access-token': 'another token', operator: hand }),
    ],
  })
  await person.click(await screen.findByRole('button', { name: 'Edit: Work at night' }))
  const form = within(await screen.findByRole('dialog'))
  await person.type(form.getByRole('textbox', { name: 'Title (English)' }), ' and by day')
  await person.click(form.getByRole('button', { name: 'Save' }))
  const again = within(await screen.findByRole('dialog', { name: 'Your session has expired' }))
  await person.type(again.getByRole('textbox', { name: 'E-mail' }), grace.email)
  await person.type(again.getByLabelText('Password'), 'two columns one balance')
  await person.type(again.getByRole('textbox', { name: 'Authenticator code' }), '123456')
  await person.click(again.getByRole('button', { name: 'Sign in' }))
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Your session has expired' })).toBeNull()
  expect(form.getByRole('textbox', { name: 'Title (English)' })).toHaveValue('Work at night and by day')
  says(answering(saveAnnouncement, night))
  await person.click(form.getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(saveAnnouncement)).toHaveLength(2)
})

test('without typed text, an ended session leads to the sign-in page', async () => {
  await openConsole({ at: '#/announcements', as: hand, answers: [ending(listMallAnnouncements), ending(listEdits)] })
  expect(await screen.findByText('Your session has expired. Sign in again.')).toBeVisible()
})
