import { answering, ending, refusing } from '@plaza/client/test'
import { listShopCoupons, loginSeller, saveShopCoupon } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { anders } from '../../test/samples.ts'

const entered = { 'access-token': 'x'.repeat(43), shop: anders.shop, role: anders.role }
const answers = [answering(listShopCoupons, { list: [], next_cursor: null }), ending(saveShopCoupon), answering(loginSeller, entered)]

const openForm = async () => {
  const opened = await openConsole({ at: '#/coupon', answers })
  await opened.person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Five off tents')
  await opened.person.type(screen.getByRole('textbox', { name: 'Code' }), 'TENT5')
  await opened.person.type(screen.getByRole('textbox', { name: 'Amount' }), '5')
  const save = () => opened.person.click(screen.getByRole('button', { name: 'Save coupon' }))
  await save()
  const sheet = async () => within(await screen.findByRole('dialog', { name: 'Your session has expired' }))
  const signIn = async (email: string) => {
    await opened.person.type((await sheet()).getByRole('textbox', { name: 'E-mail' }), email)
    await opened.person.type((await sheet()).getByLabelText('Password'), 'wet-tent-dry-socks')
    await opened.person.click((await sheet()).getByRole('button', { name: 'Log in' }))
  }
  return { ...opened, save, sheet, signIn }
}

test('a form keeps its text when the session ends; after signing in again it is saved', async () => {
  const { says, save, requests, signIn } = await openForm()
  await signIn(anders.email)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Five off tents')
  says(refusing(saveShopCoupon, 'field_missing', { fields: { code: 'missing' } }))
  await save()
  await expect.poll(() => requests(saveShopCoupon)).toHaveLength(2)
  expect(requests(saveShopCoupon).at(-1)).toMatchObject({ name_en: 'Five off tents' })
})

test('a closed sign-in opens again with the next press that fails, and the text stays', async () => {
  const { person, save, sheet } = await openForm()
  await person.click((await sheet()).getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Five off tents')
  await save()
  expect((await sheet()).getByText(/What you typed is still on this page/)).toBeVisible()
})

test('somebody else who signs in does not get the text of the person before', async () => {
  const { signIn } = await openForm()
  await signIn('ida@people.example')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('')
})
