import { answering } from '@plaza/client/test'
import { type MallCarrier, listEdits, listMallCarriers, saveCarrier } from '@plaza/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const post: MallCarrier = {
  ...{ key: 'thailand-post', name: 'Thailand Post', forms: ['@{2}#{9}TH'], example: 'EF123456789TH', countries: ['TH'], enabled: true },
  ...{ page: 'https://track.example/?no={no}', version: '4' },
}
const answers = [
  answering(listMallCarriers, { list: [post] }),
  answering(listEdits, { list: [], next_cursor: null }),
  answering(saveCarrier, post),
]
const olivia = { ...grace, role: 'owner' } as const

test('adds a number pattern and a country to a carrier, and its example opens the tracking page', async () => {
  const { person, requests } = await openConsole({ at: '#/carriers', as: olivia, answers })
  await person.click(await screen.findByRole('link', { name: 'Edit: Thailand Post' }))
  expect(await screen.findByRole('link', { name: 'Test with the example' })).toHaveAttribute(
    'href',
    'https://track.example/?no=EF123456789TH',
  )
  await person.type(screen.getByRole('textbox', { name: /formats, one per line/ }), '\nth#{{12,16}')
  await person.type(screen.getByRole('textbox', { name: 'Ships from' }), ', la')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  const expected = { key: 'thailand-post', version: '4', forms: ['@{2}#{9}TH', 'TH#{12,16}'], countries: ['TH', 'LA'], enabled: true }
  await expect.poll(() => requests(saveCarrier)).toMatchObject([expected])
})
