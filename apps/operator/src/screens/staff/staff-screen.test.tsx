import { answering, refusing } from '@plaza/client/test'
import { type StaffInvitation, type StaffMember, cancelInvitation, changeStaff, inviteStaff, listStaff } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { grace } from '../../../test/samples.ts'

const owner = { ...grace, role: 'owner' } as const
const member = (id: string, full_name: string, role: StaffMember['role']): StaffMember => ({
  ...{ id, full_name, email: `${id}@mall.example`, role, status: 'active', since: '2026-11-20T08:00:00.000Z', version: '31' },
})
const two = answering(listStaff, { list: [member('2', 'Grace Kim', 'owner'), member('3', 'Nora Quill', 'support')], invitations: [] })

test('an owner changes a colleague’s role and removes the colleague, and cannot change their own role', async () => {
  const changed = answering(changeStaff, member('3', 'Nora Quill', 'risk'))
  const { person, requests } = await openConsole({ at: '#/staff', as: owner, answers: [two, changed] })
  const role = await screen.findByRole('combobox', { name: 'Role of Nora Quill' })
  expect(screen.getByRole('combobox', { name: 'Role of Grace Kim' })).toBeDisabled()
  await person.selectOptions(role, 'risk')
  await expect.poll(() => requests(changeStaff)).toEqual([{ id: '3', role: 'risk', version: '31' }])
  await person.click(screen.getByRole('button', { name: 'Remove' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Remove this person?' }))
  await person.click(sheet.getByRole('button', { name: 'Keep access' }))
  expect(requests(changeStaff)).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: 'Remove' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await expect.poll(() => requests(changeStaff).at(-1)).toEqual({ id: '3', status: 'disabled', version: '31' })
})

test('an owner invites a colleague with a role', async () => {
  const invited = answering(inviteStaff, { link: 'https://mall.example/#/welcome', expires_at: '2026-11-24T08:00:00.000Z' })
  const { person, requests } = await openConsole({ at: '#/staff', as: owner, answers: [two, invited] })
  await person.click(await screen.findByRole('button', { name: 'Invite staff' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Invite staff' }))
  await person.type(sheet.getByRole('textbox', { name: 'E-mail' }), 'ida@mall.example')
  await person.click(sheet.getByRole('radio', { name: /Auditor/ }))
  await person.click(sheet.getByRole('button', { name: 'Send invitation' }))
  await expect.poll(() => requests(inviteStaff)).toEqual([{ email: 'ida@mall.example', role: 'auditor' }])
})

const invitation = (email: string, expired = false): StaffInvitation => ({
  ...{ email, role: 'risk', expires_at: '2026-11-21T08:00:00.000Z', expired },
})
const withInvitations = (...invitations: StaffInvitation[]) =>
  answering(listStaff, { list: [member('2', 'Grace Kim', 'owner')], invitations })

test('an owner sees open and expired invitations, sends one again and cancels one', async () => {
  const sent = answering(inviteStaff, { link: 'https://mall.example/#/welcome', expires_at: '2026-11-24T08:00:00.000Z' })
  const answers = [
    withInvitations(invitation('ida@mall.example', true), invitation('rosa@mall.example')),
    sent,
    answering(cancelInvitation, null),
  ]
  const { person, requests, says } = await openConsole({ at: '#/staff', as: owner, answers })
  const open = within(await screen.findByRole('region', { name: 'Open invitations' }))
  const [ida, rosa] = open.getAllByRole('listitem')
  expect(ida).toHaveTextContent(/ida@mall.example\s*Expired expired .*Risk/)
  expect(rosa).toHaveTextContent(/rosa@mall.example\s*Invited expires .*Risk/)
  await person.click(within(ida as HTMLElement).getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Invitation sent to ida@mall.example')).toBeVisible()
  expect(requests(inviteStaff)).toEqual([{ email: 'ida@mall.example', role: 'risk' }])
  says(withInvitations(invitation('ida@mall.example')))
  const cancel = within(rosa as HTMLElement).getByRole('button', { name: 'Cancel invitation' })
  await person.click(cancel)
  await person.click(
    within(await screen.findByRole('dialog', { name: 'Cancel invitation' })).getByRole('button', { name: 'Keep invitation' }),
  )
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(requests(cancelInvitation)).toEqual([])
  await person.click(cancel)
  const sheet = within(await screen.findByRole('dialog', { name: 'Cancel invitation' }))
  expect(sheet.getByText('rosa@mall.example')).toBeVisible()
  await person.click(sheet.getByRole('button', { name: 'Cancel invitation' }))
  expect(await screen.findByText('Invitation to rosa@mall.example cancelled')).toBeVisible()
  expect(requests(cancelInvitation)).toEqual([{ email: 'rosa@mall.example' }])
  await expect.poll(() => open.getAllByRole('listitem')).toHaveLength(1)
})

test('an invitation that was accepted meanwhile leaves the list when it is cancelled', async () => {
  const answers = [withInvitations(invitation('rosa@mall.example')), refusing(cancelInvitation, 'invitation_unknown')]
  const { person, says } = await openConsole({ at: '#/staff', as: owner, answers })
  const cancel = await screen.findByRole('button', { name: 'Cancel invitation' })
  says(two)
  await person.click(cancel)
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel invitation' }))
  await expect.poll(() => screen.queryByRole('region', { name: 'Open invitations' })).toBeNull()
  expect(screen.getByText('Nora Quill')).toBeVisible()
})

test('an auditor sees open invitations without actions', async () => {
  await openConsole({ at: '#/staff', as: { ...grace, role: 'auditor' }, answers: [withInvitations(invitation('rosa@mall.example'))] })
  const open = within(await screen.findByRole('region', { name: 'Open invitations' }))
  expect(open.getByText('rosa@mall.example')).toBeVisible()
  expect(open.queryByRole('button')).toBeNull()
})
