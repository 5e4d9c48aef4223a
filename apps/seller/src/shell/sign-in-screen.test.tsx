import { answering, lost, refusing, silent } from '@plaza/client/test'
import { acceptShopInvitation, getCaptcha, getCurrency, getDashboard, loginSeller, openShopInvitation } from '@plaza/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { challenge, everyday } from '@plaza/console/test'
import { openConsole } from '../../test/open-console.tsx'

const entered = { 'access-token': 'x'.repeat(43), shop: { id: '7', name: 'Ridgeline Outdoor' }, role: 'owner' as const }
const token = 't'.repeat(43)
const invitation = {
  ...{ shop: { name: 'Ridgeline Outdoor' }, role: 'support' as const, email: 'ida@people.example', has_account: false },
  expires_at: '2026-11-24T08:00:00.000Z',
}

test('owner and staff sign in with e-mail and password; a wrong password shows an error', async () => {
  const { person, says } = await openConsole({ as: null, answers: [refusing(loginSeller, 'wrong_credentials'), silent(getDashboard)] })
  await person.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'anders@plaza.example')
  await person.type(screen.getByLabelText('Password'), 'wrong')
  await person.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  says(answering(loginSeller, entered))
  await person.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('navigation', { name: 'Screens' })).toBeVisible()
})

test.each([
  ['applying', /^Your application is in review/],
  ['none', /^You don’t have a shop yet/],
])('an applicant (%s) reads why there is no shop yet, with a link to the application', async (seller, text) => {
  const { person } = await openConsole({ as: null, answers: [refusing(loginSeller, 'no_shop', { seller })] })
  await person.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ada@plaza.example')
  await person.type(screen.getByLabelText('Password'), 'mango-river-market')
  await person.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: 'Go to your application' })).toHaveAttribute(
    'href',
    expect.stringContaining('/#/pages/shop/create'),
  )
})

test('an invited member creates an account and is signed in', async () => {
  const { person, requests } = await openConsole({
    at: `#/welcome?token=${token}`,
    as: null,
    answers: [
      answering(openShopInvitation, invitation),
      answering(acceptShopInvitation, { ...entered, role: 'support' }),
      silent(getDashboard),
    ],
  })
  expect(await screen.findByText('Ridgeline Outdoor has invited you to join its team. Your role: Support.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Join' }))
  expect(screen.getAllByText('Please fill this in')).toHaveLength(3)
  await person.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ida Lund')
  await person.type(screen.getByLabelText('New password'), 'mango-river-market')
  await person.type(screen.getByLabelText('Confirm password'), 'mango-river-market')
  await person.click(screen.getByRole('button', { name: 'Join' }))
  await expect.poll(() => requests(acceptShopInvitation).at(-1)).toMatchObject({ token, full_name: 'Ida Lund' })
  await expect.poll(() => location.hash).toBe('#/')
})

test('an invited member with an account joins with its password', async () => {
  await openConsole({
    at: `#/welcome?token=${token}`,
    as: null,
    answers: [answering(openShopInvitation, { ...invitation, has_account: true })],
  })
  expect(await screen.findByText('Enter your account password to join.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull()
})

test('joining a shop solves a proof of work when the mall requires one', async () => {
  const [letIn, stop] = [answering(acceptShopInvitation, entered), refusing(acceptShopInvitation, 'captcha_needed')]
  const { person, requests } = await openConsole({
    at: `#/welcome?token=${token}`,
    as: null,
    answers: [
      answering(openShopInvitation, { ...invitation, has_account: true }),
      answering(getCaptcha, challenge()),
      silent(getDashboard),
      { call: acceptShopInvitation, respond: (said) => ((said.input as { captcha?: string }).captcha ? letIn : stop).respond(said) },
    ],
  })
  await person.type(await screen.findByLabelText('Password'), 'mango-river-market')
  await person.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByRole('navigation', { name: 'Screens' })).toBeVisible()
  expect(requests(acceptShopInvitation)).toEqual([
    { token, password: 'mango-river-market' },
    { token, password: 'mango-river-market', captcha: expect.any(String) },
  ])
})

test('an expired invitation links back to the mall', async () => {
  await openConsole({ at: `#/welcome?token=${token}`, as: null, answers: [refusing(openShopInvitation, 'invitation_unknown')] })
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired')
})

test('a console that cannot load its first data says so, and loads it again', async () => {
  const { person, says } = await openConsole({ as: null, answers: [lost(getCurrency)] })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert')).toBeVisible()
  says(...everyday)
  await person.click(again)
  expect(await screen.findByLabelText('Password')).toBeVisible()
})
