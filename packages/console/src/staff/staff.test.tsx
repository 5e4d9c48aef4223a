import { answering, breaking, refusing } from '@plaza/client/test'
import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { type ShopMember, inviteShopStaff, listShopStaff } from '@plaza/contract'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { names, openPart } from '../../test/open-part.tsx'
import { InviteSheet, MemberRow, StaffPage } from './index.ts'

const nora: ShopMember = {
  ...{ id: '3', full_name: 'Nora Quill', email: 'nora@people.example', role: 'orders', status: 'active' },
  ...{ since: '2026-11-20T08:00:00.000Z', expires_at: null, version: '31' },
}
const words = {
  ...{ invite: 'Invite staff', role: 'Role', send: 'Send invitation', sent: (email: string) => `Sent to ${email}` },
  may: { orders: 'Orders and refunds', support: 'Chats' },
}
const roleNames = { orders: 'Orders', support: 'Support' }

function Invite({ onClose = () => {} }: { onClose?: () => void }) {
  const { mutateAsync: invite, reasonOf } = useChange(inviteShopStaff)
  return (
    <InviteSheet
      words={words}
      roles={['orders', 'support']}
      roleNames={roleNames}
      firstRole="orders"
      invite={invite}
      faultOfEmail={(error) => (reasonOf(error) === 'email_taken' ? 'They work here already' : undefined)}
      onClose={onClose}
    />
  )
}

test('an invitation requires an email and is sent with the chosen role', async () => {
  const onClose = vi.fn<() => void>()
  localStorage.setItem(names.token, 'a token')
  const { person, requests } = openPart(<Invite onClose={onClose} />, { answers: [answering(inviteShopStaff, nora)] })
  await person.click(await screen.findByRole('button', { name: 'Send invitation' }))
  expect(screen.getByText('Please fill this in')).toBeVisible()
  expect(requests(inviteShopStaff)).toEqual([])
  await person.type(screen.getByRole('textbox', { name: 'E-mail' }), ' nora@people.example ')
  await person.click(screen.getByRole('radio', { name: /Support/ }))
  await person.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Sent to nora@people.example')).toBeVisible()
  expect(requests(inviteShopStaff)).toEqual([{ email: 'nora@people.example', role: 'support' }])
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  [refusing(inviteShopStaff, 'email_taken'), 'They work here already'],
  [breaking(inviteShopStaff), 'Something went wrong on our side.'],
])('a refused invitation shows its reason in the sheet, which stays open', async (answer, text) => {
  const onClose = vi.fn<() => void>()
  localStorage.setItem(names.token, 'a token')
  const { person } = openPart(<Invite onClose={onClose} />, { answers: [answer] })
  await person.type(await screen.findByRole('textbox', { name: 'E-mail' }), nora.email)
  await person.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

function Page({ none, onRole = () => {} }: { none?: string; onRole?: (role: string) => void }) {
  const options = [
    { value: 'orders', label: 'Orders' },
    { value: 'support', label: 'Support' },
  ]
  return (
    <StaffPage
      title="Staff"
      text="Each has a role."
      actions={null}
      query={useAnswer(listShopStaff, {}, { tongue: 'any' })}
      {...(none && { none })}
      sheet={null}
      row={({ id, full_name: name, email, role }) => (
        <MemberRow
          key={id}
          name={name ?? email}
          email={name && email}
          tone="success"
          state="Active"
          time="since Friday"
          role={{ label: 'Role of Nora', value: role, options, onChange: onRole }}
        />
      )}
    />
  )
}

test('each member has a row, in which the role can be changed', async () => {
  const onRole = vi.fn<(role: string) => void>()
  localStorage.setItem(names.token, 'a token')
  const { person } = openPart(<Page none="Nobody works here yet." onRole={onRole} />, {
    answers: [answering(listShopStaff, { list: [nora] })],
  })
  expect(await screen.findByRole('listitem')).toHaveTextContent('Nora Quillnora@people.exampleActive since Friday')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Role of Nora' }), 'support')
  expect(onRole).toHaveBeenCalledWith('support')
  expect(screen.queryByText('Nobody works here yet.')).toBeNull()
})

test('a staff page shows an empty state, or that the list failed to load', async () => {
  localStorage.setItem(names.token, 'a token')
  const { says, person } = openPart(<Page none="Nobody works here yet." />, { answers: [breaking(listShopStaff)] })
  const again = await screen.findByRole('button', { name: 'Try again' })
  says(answering(listShopStaff, { list: [] }))
  await person.click(again)
  expect(await screen.findByText('Nobody works here yet.')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})
