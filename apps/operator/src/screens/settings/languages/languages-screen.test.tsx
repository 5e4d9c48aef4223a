import { answering } from '@plaza/client/test'
import { listEdits, listMallLanguages, saveLanguage } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const thai = { code: 'th', name: 'ไทย', enabled: true, rank: 4, version: '3' }
const english = { code: 'en', name: 'English', enabled: true, rank: 1, version: '0' }
const answers = [
  answering(listMallLanguages, { list: [english, thai] }),
  answering(listEdits, { list: [], next_cursor: null }),
  answering(saveLanguage, thai),
]
const olivia = { ...grace, role: 'owner' } as const

test('an owner disables a language; English cannot be disabled', async () => {
  const { person, requests } = await openConsole({ at: '#/languages', as: olivia, answers })
  await person.click(await screen.findByRole('button', { name: 'Edit: English' }))
  const first = within(await screen.findByRole('dialog'))
  expect(first.getByRole('checkbox', { name: 'Shoppers can choose this language' })).toBeDisabled()
  await person.click(first.getByRole('button', { name: 'Close' }))
  await person.click(await screen.findByRole('button', { name: 'Edit: ไทย' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.click(sheet.getByRole('checkbox', { name: 'Shoppers can choose this language' }))
  await person.click(sheet.getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(saveLanguage)).toEqual([{ code: 'th', name: 'ไทย', enabled: false, rank: 4, version: '3' }])
})
