import { answering, refusing } from '@plaza/client/test'
import { type MallPolicy, type PolicyVersion, listPolicies, publishPolicy, restorePolicy, savePolicy } from '@plaza/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const version = (no: number, state: PolicyVersion['state'], html: string): PolicyVersion => ({
  ...{ version: no, state, effective_at: `2026-0${no}-01T00:00:00.000Z`, updated_at: '2026-11-01T00:00:00.000Z', by: 'Olivia Brandt' },
  ...{ missing: 0, title_en: 'Returns', html_en: html, changes_en: `Change ${no}` },
})
const draft = version(3, 'draft', '<p>Thirty days.</p><p>Unworn.</p>')
const returns: MallPolicy = {
  ...{ name: 'return', seen: '3-draft' },
  versions: [draft, version(2, 'in_force', '<p>Fourteen days.</p><p>Unworn.</p>'), version(1, 'past', '<p>Seven days.</p><p>Unworn.</p>')],
}
const answers = [
  answering(listPolicies, { list: [returns] }),
  answering(savePolicy, returns),
  answering(publishPolicy, returns),
  answering(restorePolicy, returns),
]
const hand = { ...grace, role: 'catalogue' } as const

test('compares a draft with the current version and publishes it for its date', async () => {
  const { person, requests } = await openConsole({ at: '#/policies/policy?id=return', as: hand, answers })
  const compared = within(await screen.findByRole('region', { name: 'Compare versions' }))
  expect(compared.getByText('Fourteen days.').tagName).toBe('DEL')
  expect(compared.getByText('Thirty days.').tagName).toBe('INS')
  expect(compared.getByText('Unworn.').tagName).toBe('P')
  await person.selectOptions(compared.getByRole('combobox', { name: 'Older version' }), '1')
  expect(compared.getByText('Seven days.').tagName).toBe('DEL')
  fireEvent.change(screen.getByLabelText('Effective from'), { target: { value: '2030-01-01' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Effective from: Time' }), { target: { value: '09:00' } })
  await person.click(screen.getByRole('button', { name: 'Publish' }))
  const from = new Date('2030-01-01T09:00').toISOString()
  await expect.poll(() => requests(publishPolicy)).toEqual([{ name: 'return', version: 3, seen: '3-draft', effective_at: from }])
})

test('a date that cannot be used says which dates are possible', async () => {
  const late = (why: string) => refusing(publishPolicy, 'field_wrong', { fields: { effective_at: why } })
  const { person, says } = await openConsole({ at: '#/policies/policy?id=return', as: hand, answers: [...answers, late('past')] })
  await person.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('This must be in the future')).toBeVisible()
  says(late('time'))
  await person.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Choose a date and time from 2000 to 2099')).toBeVisible()
})

test('one press restores an earlier version', async () => {
  const { person, requests } = await openConsole({ at: '#/policies/policy?id=return', as: hand, answers })
  await person.click(await screen.findByRole('button', { name: 'Restore this version: Version 1' }))
  await expect.poll(() => requests(restorePolicy)).toEqual([{ name: 'return', version: 1, seen: '3-draft' }])
})

test('an editor continues the draft they have seen; support reads it without a form', async () => {
  const { person, requests, close } = await openConsole({ at: '#/policies/draft?id=return', as: hand, answers })
  const text = await screen.findByRole('textbox', { name: /^Text \(allowed tags.* \(English\)$/ })
  expect(text).toHaveValue('<p>Thirty days.</p><p>Unworn.</p>')
  fireEvent.change(text, { target: { value: '<p>Sixty days.</p>' } })
  await person.click(screen.getByRole('button', { name: 'Save draft' }))
  const sent = {
    name: 'return',
    seen: '3-draft',
    html_en: '<p>Sixty days.</p>',
    title_en: 'Returns',
    changes_en: 'Change 3',
  }
  await expect.poll(() => requests(savePolicy)).toMatchObject([sent])
  close()
  await openConsole({ at: '#/policies/policy?id=return', as: { ...grace, role: 'support' }, answers })
  expect(await screen.findByRole('button', { name: 'Restore this version: Version 1' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('link', { name: 'Continue draft' })).toBeNull()
})

test('does not mark a colleague’s concurrent changes as seen', async () => {
  const { person, requests, says } = await openConsole({
    at: '#/policies/draft?id=return',
    as: hand,
    answers: [
      ...answers,
      refusing(savePolicy, 'changed_meanwhile', { current: null, version: '4-draft', since: null, by: 'Olivia Brandt' }),
    ],
  })
  fireEvent.change(await screen.findByRole('textbox', { name: /^Text \(allowed tags.* \(English\)$/ }), {
    target: { value: '<p>Sixty days.</p>' },
  })
  says(answering(listPolicies, { list: [{ ...returns, seen: '4-draft' }] }))
  for (const times of [1, 2]) {
    await person.click(screen.getByRole('button', { name: 'Save draft' }))
    await expect.poll(() => requests(savePolicy).length).toBe(times)
    await expect.poll(() => requests(listPolicies).length).toBeGreaterThan(times)
    // Wait until React has rendered the server's new answer before the next press.
    await act(() => new Promise((soon) => setTimeout(soon, 100)))
  }
  expect(requests(savePolicy).map(({ seen }) => seen)).toEqual(['3-draft', '3-draft'])
})
