import { answering, breaking } from '@plaza/client/test'
import { useChange } from '@plaza/client/changing'
import { logoutOperator } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { names, openPart } from '../../test/open-part.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { mallAddress } from './mall-address.ts'

function Trial() {
  const { mutateAsync: logOut } = useChange(logoutOperator)
  return (
    <AccountMenu
      label="You and settings"
      name="Grace Kim"
      roleName="Finance"
      mall="https://mall.example"
      items={[{ label: 'Your sign-in', href: '#/own' }]}
      loadWords={() => Promise.resolve()}
      logOut={() => logOut({})}
    />
  )
}
const item = (name: string) => screen.findByRole('menuitem', { name, hidden: true })

test('the account menu shows the staff member, and its own entries are before the last one', async () => {
  openPart(<Trial />)
  expect(await screen.findByRole('button', { name: /Grace Kim/ })).toHaveTextContent('Finance')
  const items = within(screen.getByRole('menu', { name: 'You and settings', hidden: true })).getAllByRole('menuitem', { hidden: true })
  expect(items.map(({ textContent }) => textContent)).toEqual(['Go to Plaza', 'Language and appearance', 'Your sign-in', 'Log out'])
  expect(items[0]).toHaveAttribute('href', 'https://mall.example')
})

test('the account menu opens language and theme', async () => {
  const { person } = openPart(<Trial />)
  await person.click(await item('Language and appearance'))
  expect(await screen.findByRole('dialog', { name: 'Language and appearance' })).toBeVisible()
})

test.each([answering(logoutOperator, null), breaking(logoutOperator)])(
  'logging out ends the session, whatever the server’s response',
  async (answer) => {
    localStorage.setItem(names.token, 'a token')
    localStorage.setItem(names.user, JSON.stringify({ role: 'finance' }))
    const { person, web, requests } = openPart(<Trial />, { answers: [answer] })
    expect(web.session.current().token).toBe('a token')
    await person.click(await item('Log out'))
    await expect.poll(() => web.session.current().token).toBeNull()
    expect(requests(logoutOperator)).toHaveLength(1)
    expect(localStorage.getItem(names.token)).toBeNull()
  },
)

test('the mall’s address is the one in the page, or derived from the console’s host', () => {
  expect(mallAddress('seller')).toBe(location.origin)
  const meta = Object.assign(document.createElement('meta'), { name: 'mall', content: 'https://mall.example' })
  document.head.append(meta)
  expect(mallAddress('operator')).toBe('https://mall.example')
  meta.remove()
})
