import { answering } from '@plaza/client/test'
import { listCases, logoutOperator } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { caseRow, grace } from '../../test/samples.ts'

const queue = answering(listCases, { list: [caseRow()], next_cursor: null, counts: {}, own_decided: 0 })

test('the sidebar shows the screens of a role under their headings, and as what somebody is here', async () => {
  const { close } = await openConsole({ at: '#/queue', answers: [queue] })
  const nav = within(screen.getByRole('navigation', { name: 'Screens' }))
  expect(nav.getByRole('link', { name: 'Queue' })).toHaveAttribute('aria-current', 'page')
  expect(within(nav.getByRole('list', { name: 'Money' })).getAllByRole('link').length).toBeGreaterThan(1)
  expect(nav.queryByRole('link', { name: 'Staff' })).toBeNull()
  expect(screen.getAllByRole('button', { name: /Grace Kim/ })[0]).toHaveTextContent('Finance')
  close()
  await openConsole({ at: '#/checks', as: { ...grace, role: 'support' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'This is not part of your role' })).toBeVisible()
})

test('who logs out leaves nothing behind', async () => {
  const { person, askedFor } = await openConsole({ at: '#/queue', answers: [queue, answering(logoutOperator, null)] })
  const [out] = await screen.findAllByRole('menuitem', { name: 'Log out', hidden: true })
  await person.click(out as HTMLElement)
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
  expect(askedFor(logoutOperator)).toHaveLength(1)
  expect(localStorage.getItem('staff.token')).toBeNull()
})

test('⌘K finds a screen by a word', async () => {
  const { person } = await openConsole({ at: '#/queue', answers: [queue] })
  await screen.findByRole('heading', { level: 1, name: 'Queue' })
  await person.keyboard('{Control>}k{/Control}')
  await person.type(await screen.findByRole('combobox'), 'adjust')
  expect(await screen.findByRole('option', { name: /Adjustments/ })).toBeVisible()
})
