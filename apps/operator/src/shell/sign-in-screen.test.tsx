import { type Answer, answering, lost, refusing } from '@plaza/client/test'
import {
  acceptInvitation,
  getCaptcha,
  getCurrency,
  getDemoPeople,
  getStore,
  listCases,
  loginOperator,
  openInvitation,
} from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { challenge, everyday, websiteConfig } from '@plaza/console/test'
import { openConsole } from '../../test/open-console.tsx'
import { grace } from '../../test/samples.ts'

const nothingWaits = answering(listCases, { list: [], next_cursor: null, counts: {}, own_decided: 0 })
const entered = { 'access-token': 'a token', operator: grace }
const token = 'a'.repeat(43)
const invitation = {
  role: 'owner' as const,
  email: null,
  full_name: null,
  expires_at: '2026-11-23T09:00:00.000Z',
  totp: { secret: 'JBSWY3DPEHPK3PXP', otpauth: 'otpauth://totp/Plaza:owner?secret=JBSWY3DPEHPK3PXP' },
}

test('a sign-in that requires proof of work sends it without retyping', async () => {
  const [letIn, stop] = [answering(loginOperator, entered), refusing(loginOperator, 'captcha_needed')]
  const { person, requests } = await openConsole({
    as: null,
    answers: [
      answering(getCaptcha, challenge()),
      nothingWaits,
      { call: loginOperator, respond: (said) => ((said.input as { captcha?: string }).captcha ? letIn : stop).respond(said) },
    ],
  })
  await person.type(await screen.findByRole('textbox', { name: 'E-mail' }), grace.email)
  await person.type(screen.getByLabelText('Password'), 'two columns one balance')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getAllByText('Please fill this in')).toHaveLength(1)
  await person.type(screen.getByRole('textbox', { name: 'Authenticator code' }), '123456')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('navigation', { name: 'Screens' })).toBeVisible()
  const [first, second] = requests(loginOperator)
  expect(second).toEqual({ ...first, captcha: expect.any(String) })
  expect(JSON.parse(atob(second?.captcha ?? ''))).toMatchObject({ number: 21 })
})

test('the page says that it is for staff and leads everyone else to the mall, whatever the answer', async () => {
  const { person } = await openConsole({ as: null, answers: [refusing(loginOperator, 'wrong_credentials')] })
  await person.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'amara@plaza.example')
  await person.type(screen.getByLabelText('Password'), 'new-loom-new-shop')
  await person.type(screen.getByRole('textbox', { name: 'Authenticator code' }), '123456')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText(/^This page is for staff accounts only/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Plaza' })).toHaveAttribute('href', location.origin)
})

test('in a demo mall, one press fills the form of a staff account with a code that is valid now', async () => {
  let code = 111111
  const people = {
    call: getDemoPeople,
    respond: (said: Parameters<Answer['respond']>[0]) => {
      const totp = { secret: 'JBSWY3DP', otpauth: 'otpauth://totp/Plaza', code: String((code += 1)), changes_in: 12 }
      const owner = { role: 'operator_owner' as const, name: 'Grace Kim', email: grace.email, password: 'two columns', totp }
      return answering(getDemoPeople, { list: [owner, { ...owner, role: 'seller', name: 'Anders Holt', totp: null }] }).respond(said)
    },
  }
  const answers = [answering(getStore, { ...websiteConfig, demo: true }), people, answering(loginOperator, entered), nothingWaits]
  const { person, requests } = await openConsole({ as: null, answers })
  const demo = within(await screen.findByRole('region', { name: 'Demo accounts' }))
  expect(demo.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['Grace Kim OwnerFill in'])
  await person.click(demo.getByRole('button', { name: 'Fill in as Grace Kim' }))
  await expect.poll(() => (screen.getByRole('textbox', { name: 'Authenticator code' }) as HTMLInputElement).value).toBe('111113')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('navigation', { name: 'Screens' })).toBeVisible()
  expect(requests(loginOperator)).toEqual([{ email: grace.email, password: 'two columns', code: '111113' }])
})

test('signs in with a recovery code after losing the authenticator', async () => {
  const { person, requests } = await openConsole({ as: null, answers: [answering(loginOperator, entered), nothingWaits] })
  await person.type(await screen.findByRole('textbox', { name: 'E-mail' }), grace.email)
  await person.type(screen.getByLabelText('Password'), 'two columns one balance')
  await person.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
  await person.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'abcd-1234')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  await expect.poll(() => requests(loginOperator).at(-1)).toMatchObject({ recovery_code: 'abcd-1234' })
})

test('an invited colleague sets up the second factor, joins, and enters once the recovery codes are saved', async () => {
  const { person, requests } = await openConsole({
    at: `#/welcome?token=${token}`,
    as: null,
    answers: [
      answering(openInvitation, invitation),
      answering(acceptInvitation, { ...entered, recovery_codes: ['abcd-1234', 'efgh-5678'] }),
      nothingWaits,
    ],
  })
  expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeVisible()
  expect(screen.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
  await person.type(screen.getByRole('textbox', { name: 'Full name' }), 'Grace Kim')
  await person.type(screen.getByRole('textbox', { name: 'E-mail' }), 'grace@mall.example')
  await person.type(screen.getByLabelText('New password'), 'two columns one balance')
  await person.type(screen.getByLabelText('Confirm password'), 'two columns one balance')
  await person.type(screen.getByRole('textbox', { name: 'Authenticator code' }), '123456')
  await person.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByText('efgh-5678')).toBeVisible()
  expect(requests(acceptInvitation)).toMatchObject([{ token, email: 'grace@mall.example', code: '123456' }])
  expect(localStorage.getItem('staff.token')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'I’ve saved them' }))
  expect(await screen.findByText('Nothing is waiting for review.')).toBeVisible()
})

test('an owner who lost the second factor sets a new one, without typing the name and address again', async () => {
  const { person, requests } = await openConsole({
    at: `#/welcome?token=${token}`,
    as: null,
    answers: [
      answering(openInvitation, { ...invitation, email: grace.email, full_name: grace.full_name }),
      answering(acceptInvitation, { ...entered, recovery_codes: ['abcd-1234'] }),
      nothingWaits,
    ],
  })
  expect(await screen.findByRole('heading', { name: 'Restore your access' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('readonly')
  await person.type(screen.getByLabelText('New password'), 'two columns one balance')
  await person.type(screen.getByLabelText('Confirm password'), 'two columns one balance')
  await person.type(screen.getByRole('textbox', { name: 'Authenticator code' }), '123456')
  await person.click(screen.getByRole('button', { name: 'Restore access' }))
  expect(await screen.findByText('abcd-1234')).toBeVisible()
  expect(requests(acceptInvitation)).toMatchObject([{ token, email: grace.email, full_name: grace.full_name }])
})

test('invitation form errors show at their fields; a used link shows a message', async () => {
  const { person, close } = await openConsole({
    at: `#/welcome?token=${token}`,
    as: null,
    answers: [answering(openInvitation, invitation), refusing(acceptInvitation, 'malformed', { fields: { password: 'too_short' } })],
  })
  await person.click(await screen.findByRole('button', { name: 'Join' }))
  await expect.poll(() => screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true')
  close()
  await openConsole({ at: `#/welcome?token=${token}`, as: null, answers: [refusing(openInvitation, 'invitation_unknown')] })
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask an owner for a new one')
})

test('a console that cannot load its first data says so, and loads it again', async () => {
  const { person, says } = await openConsole({ as: null, answers: [lost(getCurrency)] })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert')).toBeVisible()
  says(...everyday)
  await person.click(again)
  expect(await screen.findByLabelText('Password')).toBeVisible()
})
