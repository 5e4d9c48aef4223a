import { answering, refusing } from '@plaza/client/test'
import { claimCoupon, getCart, listCoupons, loginByPassword, mergeCart, priceCart } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cartOf, cartShop, coupon, ofTwoShops, shoes } from '../../../test/cart-samples.ts'
import { everydayOf } from '../../../test/everyday.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { mali } from '../../../test/samples.ts'

const at = '#/pages/cart/mycart'
const loggedIn = { 'access-token': 'a new token', user: mali, seller_url: null, card: mali.card, message_unread_count: 0 }
const priced = cartOf([cartShop([shoes({ id: '7-70', product_id: '7', sku_id: '70' })])], { place: null })
const spring = coupon({ id: '5', code: 'SPRING', name: 'Spring', state: 'open' })
const offered = answering(listCoupons, ({ whose }) => ({ list: whose === 'open' ? [spring] : [], next_cursor: null }))

const openSheet = async (...answers: Parameters<typeof openShop>[0]['answers'] & object) => {
  localStorage.setItem('guest-cart', JSON.stringify([{ productId: '7', quantity: 1, priceSeen: '48.00' }]))
  const opened = await openShop({ at, answers: [answering(priceCart, priced), offered, ...answers] })
  await opened.person.click(await opened.main().findByRole('button', { name: /^Coupons/ }))
  return { ...opened, sheet: within(await screen.findByRole('dialog', { name: 'Coupons' })) }
}
const inAccount = [answering(mergeCart, { ...ofTwoShops(), capped: [] }), answering(getCart, ofTwoShops()), offered]

test('a visitor sees the coupons of the mall, logs in, and is back at the coupons with the coupon claimed', async () => {
  const { person, says, requests, sheet } = await openSheet()
  expect(sheet.getByText(/^Log in or create an account to use coupons/)).toBeVisible()
  const card = within(await sheet.findByRole('listitem'))
  expect(card.getByText('Spring')).toBeVisible()
  await person.click(card.getByRole('button', { name: 'Log in to claim' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Log in' }))
  says(...everydayOf(mali), ...inAccount, answering(loginByPassword, loggedIn), answering(claimCoupon, { ...spring, state: 'claimed' }))
  await person.type(panel.getByLabelText('E-mail'), mali.email)
  await person.type(panel.getByLabelText('Password', { selector: 'input[autocomplete]' }), 'mango-tree')
  await person.click(panel.getByRole('button', { name: 'Log in' }))
  const again = within(await screen.findByRole('dialog', { name: 'Coupons' }))
  expect(await again.findByRole('textbox', { name: 'Coupon code' })).toBeVisible()
  await waitFor(() => expect(requests(claimCoupon)).toEqual([{ code: 'SPRING' }]))
  await waitFor(() => expect(location.hash).toBe('#/pages/cart/mycart?coupons='))
  await person.click(again.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location.hash).toBe(at))
})

test('a typed code stays while a visitor creates an account', async () => {
  const { person, sheet } = await openSheet()
  await person.type(sheet.getByRole('textbox', { name: 'Coupon code' }), 'autumn{Enter}')
  const panel = within(await screen.findByRole('dialog', { name: 'Log in' }))
  const href = panel.getByRole('link', { name: 'Create account' }).getAttribute('href')
  expect(new URLSearchParams(href?.split('?')[1]).get('redirect')).toBe('/pages/cart/mycart?coupons=autumn')
})

test('a coupon that is refused after the log-in shows the reason at its code', async () => {
  const { main } = await openShop({
    at: `${at}?coupons=autumn`,
    as: mali,
    answers: [answering(getCart, ofTwoShops()), offered, refusing(claimCoupon, 'not_claimed', { reason: 'ended' })],
  })
  await main().findByRole('heading', { level: 1, name: 'Cart (3)' })
  const sheet = within(await screen.findByRole('dialog', { name: 'Coupons' }))
  expect(await sheet.findByText('This coupon has expired.')).toBeVisible()
  expect(sheet.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('autumn')
})
