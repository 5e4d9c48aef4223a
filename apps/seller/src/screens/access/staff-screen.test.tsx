import { answering, refusing } from '@plaza/client/test'
import { changeShopStaff, inviteShopStaff, listShopStaff, type ShopMember } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'

const nora: ShopMember = {
  ...{ id: '3', full_name: 'Nora Quill', email: 'nora@people.example', role: 'orders', status: 'active' },
  ...{ since: '2026-11-20T08:00:00.000Z', expires_at: null, version: '31' },
}
const invited: ShopMember = {
  ...{ id: '4', full_name: null, email: 'ida@people.example', role: 'support', status: 'invited' },
  ...{ since: '2026-11-21T08:00:00.000Z', expires_at: '2026-11-24T08:00:00.000Z', version: '41' },
}
const two = answering(listShopStaff, { list: [nora, invited] })

test('lists the staff and changes a member’s role', async () => {
  const { person, requests } = await openConsole({
    at: '#/staff',
    answers: [two, answering(changeShopStaff, { ...nora, role: 'finance' })],
  })
  expect(await screen.findByText('ida@people.example')).toBeVisible()
  await person.selectOptions(screen.getByRole('combobox', { name: 'Role of Nora Quill' }), 'finance')
  await expect.poll(() => requests(changeShopStaff).at(-1)).toEqual({ id: '3', role: 'finance', version: '31' })
  await person.click(screen.getByRole('button', { name: 'Cancel invitation' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Cancel this invitation?' }))
  await person.click(sheet.getByRole('button', { name: 'Cancel invitation' }))
  await expect.poll(() => requests(changeShopStaff).at(-1)).toEqual({ id: '4', status: 'disabled', version: '41' })
})

test('does not withdraw the invitation of a member who joined meanwhile; the list shows current staff', async () => {
  const joined: ShopMember = { ...invited, full_name: 'Ida Vale', status: 'active', expires_at: null, version: '42' }
  const late = refusing(changeShopStaff, 'changed_meanwhile', { current: joined, version: '42' })
  const { person, says } = await openConsole({ at: '#/staff', answers: [two, late] })
  await screen.findByText('ida@people.example')
  says(answering(listShopStaff, { list: [nora, joined] }))
  await person.click(screen.getByRole('button', { name: 'Cancel invitation' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Cancel this invitation?' }))
  await person.click(sheet.getByRole('button', { name: 'Cancel invitation' }))
  expect(await screen.findByText(/This changed in the meantime/)).toBeVisible()
  expect(await screen.findByText('Ida Vale')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel invitation' })).toBeNull()
})

test('asks before a member loses access', async () => {
  const { person, requests } = await openConsole({
    at: '#/staff',
    answers: [two, answering(changeShopStaff, { ...nora, status: 'disabled' })],
  })
  await person.click(await screen.findByRole('button', { name: 'Remove' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Remove this person?' }))
  await person.click(sheet.getByRole('button', { name: 'Keep access' }))
  expect(requests(changeShopStaff)).toEqual([])
})

test('invites a member; an address already in use shows an error at its field', async () => {
  const { person, says, requests } = await openConsole({
    at: '#/staff',
    answers: [two, refusing(inviteShopStaff, 'email_taken', { fields: { email: 'taken' } })],
  })
  await person.click(await screen.findByRole('button', { name: 'Invite staff' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.type(sheet.getByRole('textbox', { name: 'E-mail' }), 'nora@people.example')
  await person.click(sheet.getByRole('button', { name: 'Send invitation' }))
  expect(await sheet.findByText(/already on your staff/)).toBeVisible()
  // A malformed address is refused with the same code.
  says(refusing(inviteShopStaff, 'email_taken', { fields: { email: 'email' } }))
  await person.click(sheet.getByRole('button', { name: 'Send invitation' }))
  expect(await sheet.findByText("This isn't a valid e-mail address")).toBeVisible()
  expect(sheet.queryByText(/already on your staff/)).toBeNull()
  says(answering(inviteShopStaff, invited))
  await person.click(sheet.getByRole('radio', { name: /Support/ }))
  await person.click(sheet.getByRole('button', { name: 'Send invitation' }))
  await expect.poll(() => requests(inviteShopStaff).at(-1)).toMatchObject({ email: 'nora@people.example', role: 'support' })
})
