import { answering, refusing } from '@plaza/client/test'
import { changeOperatorPassword, getDemoPeople, getStore, renewRecoveryCodes } from '@plaza/contract'
import { websiteConfig } from '@plaza/console/test'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { grace } from '../../../../test/samples.ts'

const form = async (name: string) => within(await screen.findByRole('form', { name }))

test('changes the own password with the old one and the authenticator; errors show at their fields', async () => {
  const { person, requests, says } = await openConsole({
    at: '#/own',
    as: { ...grace, role: 'catalogue' },
    answers: [refusing(changeOperatorPassword, 'malformed', { fields: { old_password: 'wrong' } })],
  })
  const inside = await form('Password')
  await person.type(inside.getByLabelText('Current password'), 'not this one at all')
  await person.type(inside.getByLabelText('New password'), 'too short')
  await person.type(inside.getByLabelText('Confirm password'), 'too short')
  await person.click(inside.getByRole('button', { name: 'Change password' }))
  expect(inside.getByLabelText('New password')).toBeInvalid()
  expect(inside.getByRole('textbox', { name: 'Authenticator code' })).toBeInvalid()
  expect(requests(changeOperatorPassword)).toEqual([])
  for (const name of ['New password', 'Confirm password']) await person.type(inside.getByLabelText(name), ' and now long enough')
  await person.type(inside.getByRole('textbox', { name: 'Authenticator code' }), '123456')
  await person.click(inside.getByRole('button', { name: 'Change password' }))
  await expect.poll(() => inside.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
  says(answering(changeOperatorPassword, null))
  await person.click(inside.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Password changed. You’re signed out everywhere else.')).toBeVisible()
  expect(inside.getByLabelText('New password')).toHaveValue('')
  expect(requests(changeOperatorPassword).at(-1)).toMatchObject({ password: 'too short and now long enough', code: '123456' })
})

test('an operator with few recovery codes is warned, re-authenticates and sees ten new codes only once', async () => {
  const { person, says } = await openConsole({
    at: '#/own',
    as: { ...grace, recovery_codes_left: 1 },
    answers: [refusing(renewRecoveryCodes, 'wrong_password')],
  })
  const inside = await form('Recovery codes')
  expect(inside.getByText('You have only 1 code left.')).toBeVisible()
  await person.type(inside.getByLabelText('Current password'), 'two columns one balance')
  await person.type(inside.getByRole('textbox', { name: 'Authenticator code' }), '123456')
  await person.click(inside.getByRole('button', { name: 'Get ten new codes' }))
  await expect.poll(() => inside.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
  says(answering(renewRecoveryCodes, { recovery_codes: ['abcd-1234', 'efgh-5678'] }))
  await person.click(inside.getByRole('button', { name: 'Get ten new codes' }))
  expect(await screen.findByText('efgh-5678')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'I’ve saved them' }))
  expect(screen.queryByText('efgh-5678')).toBeNull()
})

test.each([true, false])('one press fills in the present second factor in a demo mall only (%s)', async (demo) => {
  const totp = { secret: 'JBSWY3DP', otpauth: 'otpauth://totp/Plaza', code: '112233', changes_in: 12 }
  const owner = { role: 'operator_owner' as const, name: grace.full_name, email: grace.email, password: 'two columns', totp }
  const { person, requests } = await openConsole({
    at: '#/own',
    answers: [answering(getStore, { ...websiteConfig, demo }), answering(getDemoPeople, { list: [owner] })],
  })
  for (const name of ['Password', 'Recovery codes']) {
    const inside = await form(name)
    const code = inside.getByRole('textbox', { name: 'Authenticator code' })
    if (demo) {
      await person.click(await inside.findByRole('button', { name: 'Fill in' }))
      await expect.poll(() => (code as HTMLInputElement).value).toBe('112233')
      await expect
        .poll(() => inside.getByLabelText('Current password'))
        .toHaveAccessibleDescription('Password of this demo account: two columns')
    } else expect(inside.queryByRole('button', { name: 'Fill in' })).toBeNull()
  }
  if (!demo) expect(requests(getDemoPeople)).toEqual([])
})
