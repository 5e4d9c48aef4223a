import { type Answer, answering, refusing } from '@plaza/client/test'
import { useChange } from '@plaza/client/changing'
import { getCaptcha, loginOperator } from '@plaza/contract'
import { IconShieldCheck } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { challenge } from '../../test/challenge.ts'
import { openPart } from '../../test/open-part.tsx'
import { CardForm, Credentials, InvitationPage, SignInPage, useCaptcha } from './index.ts'

const grace = { id: '2', full_name: 'Grace Kim', email: 'grace@plaza.example', role: 'finance', recovery_codes_left: 8 } as const
const entered = { 'access-token': 'a token', operator: grace }

function Trial({ alert }: { alert?: string }) {
  const { mutateAsync: login } = useChange(loginOperator, { asVisitor: true })
  const { withCaptcha, isProving } = useCaptcha(loginOperator)
  const form = useForm({ email: '', password: '' }, async (typed) => {
    await withCaptcha((proof) => login({ ...typed, code: '123456', ...proof }))
  })
  return (
    <SignInPage icon={IconShieldCheck} title="Staff sign-in" alert={alert}>
      <CardForm label="Staff sign-in" form={form} submit="Sign in" status={isProving ? 'Verifying…' : undefined}>
        <Credentials form={form} />
      </CardForm>
    </SignInPage>
  )
}

/** Toasts are alerts too, but outside `main`. */
const main = async () => within(await screen.findByRole('main'))

const signIn = async (...answers: Answer[]) => {
  const opened = openPart(<Trial />, { answers })
  await opened.person.type(await screen.findByRole('textbox', { name: 'E-mail' }), grace.email)
  await opened.person.type(screen.getByLabelText('Password'), 'two columns')
  await opened.person.click(screen.getByRole('button', { name: 'Sign in' }))
  return opened
}

test('a sign-in requiring a proof of work is resent with the proof', async () => {
  const [letIn, stop] = [answering(loginOperator, entered), refusing(loginOperator, 'captcha_needed')]
  let prove = () => {}
  const held: Answer = {
    call: getCaptcha,
    respond: (said) => new Promise((resolve) => (prove = () => resolve(answering(getCaptcha, challenge()).respond(said)))),
  }
  const { requests } = await signIn(held, {
    call: loginOperator,
    respond: (said) => ((said.input as { captcha?: string }).captcha ? letIn : stop).respond(said),
  })
  expect(await screen.findByText('Verifying…')).toHaveAttribute('role', 'status')
  prove()
  await expect.poll(() => requests(loginOperator)).toHaveLength(2)
  const [first, second] = requests(loginOperator)
  expect(second).toEqual({ ...first, captcha: expect.any(String) })
  expect(JSON.parse(atob(second?.captcha ?? ''))).toMatchObject({ number: 21 })
  await expect.poll(() => screen.queryByText('Verifying…')).toBeNull()
})

test('a wrong password shows one error, and no proof is computed for it', async () => {
  const { requests } = await signIn(refusing(loginOperator, 'wrong_credentials'))
  expect(await (await main()).findByRole('alert')).toBeVisible()
  expect(requests(loginOperator)).toHaveLength(1)
  expect(requests(getCaptcha)).toEqual([])
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue(grace.email)
})

test('the page shows why a sign-in is required, and sets the window title', async () => {
  openPart(<Trial alert="Your session is over." />)
  expect(await (await main()).findByRole('alert')).toHaveTextContent('Your session is over.')
  expect(screen.getByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible()
  expect(document.title).toContain('Staff sign-in')
})

test('an invitation page shows its form, or that the link is unusable with a link to continue', async () => {
  const page = {
    icon: IconShieldCheck,
    title: 'You’re invited',
    over: 'This link was used already.',
    overAction: <a href="#/">Go to Plaza</a>,
  }
  const form = (name: string) => <p>{name}, join</p>
  openPart(
    <InvitationPage {...page} found={{ isPending: false, isError: false, data: 'Ida' }}>
      {form}
    </InvitationPage>,
  )
  expect(await screen.findByText('Ida, join')).toBeVisible()
  expect((await main()).queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Go to Plaza' })).toBeNull()
  cleanup()
  openPart(
    <InvitationPage {...page} found={{ isPending: false, isError: true, data: undefined }}>
      {form}
    </InvitationPage>,
  )
  expect(await (await main()).findByRole('alert')).toHaveTextContent('This link was used already.')
  expect(screen.getByRole('link', { name: 'Go to Plaza' })).toBeVisible()
})
