import { answering, fakeMall, refusing } from '@plaza/client/test'
import { type Operator, type StaffMember, getCurrency, getOperator, listStaff, loginOperator, messageOf } from '@plaza/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk, openDesk } from './second-app.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const runa: Operator = { id: '1', full_name: 'Runa Holm', email: 'runa@plaza.example', role: 'owner', recovery_codes_left: 8 }
const member = (id: string, full_name: string): StaffMember => ({
  id,
  full_name,
  email: `${id}@plaza.example`,
  role: 'support',
  status: 'active',
  since: '2026-01-01T00:00:00.000Z',
  version: '1',
})
const noMoney = { static: { product: '', category: '', general: '' }, list: [] }

const atTheDesk = (...answers: Parameters<typeof fakeMall>[0]) => {
  const mall = fakeMall([answering(getCurrency, noMoney), ...answers])
  render(<Desk web={openDesk(mall.fetch)} />)
  return mall
}
const signIn = async () => {
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByRole('form', { name: 'Sign in' })
  type('email', runa.email)
  type('password', 'a-long-winter-night')
  type('code', '123456')
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}
const staff = answering(listStaff, { list: [member('2', 'Mali'), member('3', 'Anders')], invitations: [] })

test('a staff member signs in and sees the staff list; storage keys carry the prefix of this app', async () => {
  const mall = atTheDesk(answering(loginOperator, { 'access-token': 'a token', operator: runa }), staff)
  await signIn()
  expect((await screen.findAllByRole('listitem')).map((each) => each.textContent)).toEqual(['Mali', 'Anders'])
  expect(screen.getByRole('list', { name: 'Runa Holm' })).toBeTruthy()
  expect(mall.requests(loginOperator)).toEqual([{ email: runa.email, password: 'a-long-winter-night', code: '123456' }])
  expect(Object.keys(localStorage).toSorted()).toEqual(['desk.token', 'desk.user'])
  expect(mall.faults).toEqual([])
})

test('restores the stored session on reload', async () => {
  localStorage.setItem('desk.token', 'a token')
  localStorage.setItem('desk.user', JSON.stringify(runa))
  atTheDesk(staff, answering(getOperator, runa))
  expect(await screen.findByText('Anders')).toBeTruthy()
})

test('shows a refusal as a translated message and preserves the typed input', async () => {
  atTheDesk(refusing(loginOperator, 'wrong_credentials'))
  await signIn()
  expect((await screen.findByRole('alert')).textContent).toBe(messageOf(1100002, 'en'))
  expect(screen.getByLabelText<HTMLInputElement>('email').value).toBe(runa.email)
  expect(Object.keys(localStorage)).toEqual([])
})
