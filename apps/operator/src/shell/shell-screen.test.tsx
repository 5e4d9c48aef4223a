import { answering } from '@plaza/client/test'
import { findRecords, listCases, listMallCarriers, logoutOperator } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { caseRow, grace } from '../../test/samples.ts'

const queue = answering(listCases, { list: [caseRow()], next_cursor: null, counts: {}, own_decided: 0 })

test('the sidebar shows the role’s screens under their headings, and the role’s name', async () => {
  const { close } = await openConsole({ at: '#/queue', answers: [queue] })
  const nav = within(screen.getByRole('navigation', { name: 'Screens' }))
  expect(nav.getByRole('link', { name: 'Queue' })).toHaveAttribute('aria-current', 'page')
  expect(within(nav.getByRole('list', { name: 'Money' })).getAllByRole('link').length).toBeGreaterThan(1)
  expect(nav.queryByRole('link', { name: 'Staff' })).toBeNull()
  expect(screen.getAllByRole('button', { name: /Grace Kim/ })[0]).toHaveTextContent('Finance')
  close()
  await openConsole({ at: '#/checks', as: { ...grace, role: 'support' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible()
})

test('logging out clears all session data', async () => {
  const { person, requests } = await openConsole({ at: '#/queue', answers: [queue, answering(logoutOperator, null)] })
  const [out] = await screen.findAllByRole('menuitem', { name: 'Log out', hidden: true })
  await person.click(out as HTMLElement)
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
  expect(requests(logoutOperator)).toHaveLength(1)
  expect(localStorage.getItem('staff.token')).toBeNull()
})

test('the account menu opens language and appearance, and the console follows the choice', async () => {
  const { person } = await openConsole({ at: '#/queue', answers: [queue] })
  const [choose] = await screen.findAllByRole('menuitem', { name: 'Language and appearance', hidden: true })
  await person.click(choose as HTMLElement)
  await person.click(within(await screen.findByRole('dialog', { name: 'Language and appearance' })).getByRole('radio', { name: 'Español' }))
  expect(await screen.findByRole('navigation', { name: 'Páginas' })).toBeVisible()
})

test('⌘K finds a screen by a word', async () => {
  const { person } = await openConsole({ at: '#/queue', answers: [queue, answering(findRecords, { list: [] })] })
  await screen.findByRole('heading', { level: 1, name: 'Queue' })
  await person.keyboard('{Control>}k{/Control}')
  await person.type(await screen.findByRole('combobox'), 'adjust')
  expect(await screen.findByRole('option', { name: /Adjustments/ })).toBeVisible()
})

test('focus stays on an element clicked as soon as the page renders', async () => {
  const { person } = await openConsole({ at: '#/queue', answers: [queue, answering(listMallCarriers, { list: [] })] })
  const focused = new Promise((resolve) => {
    const look = () => screen.queryByRole('heading', { level: 1, name: 'Carriers' }) && resolve(document.activeElement?.tagName)
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  await person.click(screen.getByRole('link', { name: 'Carriers' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Carriers' })).toHaveFocus())
  expect(await focused).toBe('H1')
})
