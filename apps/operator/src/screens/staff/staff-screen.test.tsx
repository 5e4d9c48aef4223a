import { answering } from '@plaza/client/test'
import { type StaffMember, changeStaff, inviteStaff, listStaff } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { grace } from '../../../test/samples.ts'

const owner = { ...grace, role: 'owner' } as const
const member = (id: string, full_name: string, role: StaffMember['role']): StaffMember => ({
  ...{ id, full_name, email: `${id}@mall.example`, role, status: 'active', since: '2026-11-20T08:00:00.000Z', version: '31' },
})
const two = answering(listStaff, { list: [member('2', 'Grace Kim', 'owner'), member('3', 'Nora Quill', 'support')] })

test('an owner changes a colleague’s role and removes the colleague, and cannot change their own role', async () => {
  const changed = answering(changeStaff, member('3', 'Nora Quill', 'risk'))
  const { person, requests } = await openConsole({ at: '#/staff', as: owner, answers: [two, changed] })
  const role = await screen.findByRole('combobox', { name: 'Role of Nora Quill' })
  expect(screen.getByRole('combobox', { name: 'Role of Grace Kim' })).toBeDisabled()
  await person.selectOptions(role, 'risk')
  await expect.poll(() => requests(changeStaff)).toEqual([{ id: '3', role: 'risk', version: '31' }])
  await person.click(screen.getByRole('button', { name: 'Remove' }))
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
