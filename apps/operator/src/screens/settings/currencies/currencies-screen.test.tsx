import { answering, refusing } from '@plaza/client/test'
import { type Edit, type MallCurrency, listCurrencies, listEdits, saveCurrency, takeBack } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const baht: MallCurrency = {
  ...{ code: 'THB', symbol: '฿', rate: '36.5', since: '2026-11-01T00:00:00.000Z', enabled: true, rank: 1, base: false, version: '7' },
  coming: { rate: '37', effective_at: '2026-12-01T00:00:00.000Z' },
  history: [
    { rate: '36.5', effective_at: '2026-11-01T00:00:00.000Z', decided_at: '2026-11-01T00:00:00.000Z', by: 'Olivia Brandt' },
    { rate: '35.25', effective_at: '2026-10-01T00:00:00.000Z', decided_at: '2026-10-01T00:00:00.000Z', by: null },
  ],
}
const edit: Edit = {
  ...{ id: '7', kind: 'currency', thing: 'THB', before: { rate: '35' }, after: { rate: '36.5' } },
  ...{ by: 'Olivia Brandt', at: '2026-11-01T00:00:00.000Z', taken_back: null, mine: true, version: '7' },
}
const answers = [
  answering(listCurrencies, { list: [baht] }),
  answering(listEdits, { list: [edit], next_cursor: null }),
  answering(saveCurrency, baht),
  answering(takeBack, { kind: 'currency', thing: 'THB' }),
]
const olivia = { ...grace, role: 'owner' } as const

test('an owner sets a rate, sees the previous one and restores it with one press', async () => {
  const { person, requests } = await openConsole({ at: '#/currencies', as: olivia, answers })
  expect(await screen.findByText(/Scheduled: 37/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Edit: THB' }))
  const sheet = await screen.findByRole('dialog')
  expect(within(within(sheet).getByRole('region', { name: 'Rate history' })).getByText('35.25')).toBeVisible()
  expect(await within(sheet).findByRole('button', { name: 'Restore previous version' })).toBeVisible()
  await person.click(within(sheet).getByRole('button', { name: 'Restore previous version' }))
  await expect.poll(() => requests(takeBack)).toEqual([{ id: '7', version: '7' }])
  // The form showed the rate from before the undo, so it closes.
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Edit: THB' }))
  const again = within(await screen.findByRole('dialog'))
  const rate = again.getByRole('textbox', { name: 'Rate' })
  await person.clear(rate)
  await person.type(rate, '38,25')
  await person.click(again.getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(saveCurrency)).toMatchObject([{ code: 'THB', rate: '38.25', version: '7' }])
})

test('does not undo a rate that a colleague changed since the list was read, until the list is reloaded', async () => {
  const stands = { current: { rate: '41.75' }, version: '9', since: '2026-11-02T09:30:00.000Z', by: 'Nok Chai' }
  const late = refusing(takeBack, 'changed_meanwhile', stands)
  const { person, requests, says } = await openConsole({ at: '#/currencies', as: olivia, answers: [...answers, late] })
  await person.click(await screen.findByRole('button', { name: 'Edit: THB' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.click(await sheet.findByRole('button', { name: 'Restore previous version' }))
  const said = await sheet.findByRole('status')
  expect(said).toHaveTextContent(/^Nok Chai changed this on .*Nov.*, after you opened the list\. Nothing was restored\./)
  expect(within(said).getByText('41.75')).toBeVisible()
  expect(screen.queryByText('Previous version restored')).toBeNull()
  const newer: Edit = { ...edit, id: '9', before: { rate: '36.5' }, after: { rate: '41.75' }, by: 'Nok Chai', version: '9' }
  says(answering(listEdits, { list: [newer, { ...edit, version: '9' }], next_cursor: null }))
  says(answering(takeBack, { kind: 'currency', thing: 'THB' }))
  await person.click(within(said).getByRole('button', { name: 'Load latest version' }))
  await expect.poll(() => sheet.queryByRole('status')).toBeNull()
  const [first] = await sheet.findAllByRole('button', { name: 'Restore previous version' })
  if (first) await person.click(first)
  await expect
    .poll(() => requests(takeBack))
    .toEqual([
      { id: '7', version: '7' },
      { id: '9', version: '9' },
    ])
  expect(await screen.findByText('Previous version restored')).toBeVisible()
})

test('a refused form resends the version it was filled from, even after the list reloads behind it', async () => {
  const late = refusing(saveCurrency, 'changed_meanwhile', { current: { rate: '41.75' }, version: '9', since: null, by: null })
  const { person, requests, says } = await openConsole({ at: '#/currencies', as: olivia, answers: [...answers, late] })
  await person.click(await screen.findByRole('button', { name: 'Edit: THB' }))
  const sheet = within(await screen.findByRole('dialog'))
  says(answering(listCurrencies, { list: [{ ...baht, rate: '41.75', version: '9' }] }))
  await person.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await sheet.findByRole('alert')).toHaveTextContent('This changed in the meantime')
  await expect.poll(() => screen.queryByText('THB ฿ 41.75')).not.toBeNull()
  await person.click(sheet.getByRole('button', { name: 'Save' }))
  await expect.poll(() => requests(saveCurrency).map((sent) => sent['version'])).toEqual(['7', '7'])
})

test('does not guess a rate that could be read as a thousand times larger', async () => {
  const refusal = refusing(saveCurrency, 'field_wrong', { fields: { rate: 'number' } })
  const { person } = await openConsole({ at: '#/currencies', as: olivia, answers: [...answers.slice(0, 2), refusal] })
  await person.click(await screen.findByRole('button', { name: 'Edit: THB' }))
  const sheet = await screen.findByRole('dialog')
  const rate = within(sheet).getByRole('textbox', { name: 'Rate' })
  await person.clear(rate)
  await person.type(rate, '16,250')
  await person.click(within(sheet).getByRole('button', { name: 'Save' }))
  await expect.poll(() => rate).toHaveAccessibleDescription(/Use digits, with a point before any decimals/)
  expect(rate).toHaveValue('16,250')
})

test('finance reads the rates; the disabled control names the roles that may use it', async () => {
  await openConsole({ at: '#/currencies', answers })
  const add = await screen.findByRole('button', { name: 'Add currency' })
  expect(add).toHaveAttribute('aria-disabled', 'true')
  expect(add).toHaveAccessibleDescription('Only for: Owner')
})
