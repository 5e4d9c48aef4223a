import { heedEvent } from '@plaza/client'
import { answering, breaking, givingFile, refusing } from '@plaza/client/test'
import { getCart, getUpload, listRecharges, showRecharge } from '@plaza/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cart } from '../../../../test/checkout-samples.ts'
import { purchases } from '../../../mall/purchases.ts'
import { openShop } from '../../../../test/open-shop.tsx'
import { mali } from '../../../../test/samples.ts'
import { nameContaining, inHours, recharge, rechargesOf, transactionId } from '../../../../test/wallet-samples.ts'

const at = '#/pages/mine/wallet?view=records'
const failed = recharge({
  id: '3',
  state: 'failed',
  message: 'This transaction pays another address.',
  decide_by: null,
  date: inHours(-50),
  certificate: [{ id: '31', url: '/api/files/31?until=1&sign=x' }],
  remark: 'from my exchange',
  steps: [
    { state: 'submitted', at: inHours(-50), message: null },
    { state: 'failed', at: inHours(-40), message: 'This transaction pays another address.' },
  ],
})
const credited = recharge({ id: '2', state: 'completed', actual_amount: '299.00', decide_by: null, date: inHours(-90) })
const answers = [
  answering(listRecharges, ({ state }) => rechargesOf([recharge(), failed, credited].filter((each) => !state || each.state === state))),
  answering(showRecharge, ({ id }) => [recharge(), failed, credited].find((each) => each.id === id) ?? recharge()),
  givingFile('/files/31'),
]
const openRecords = (more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: mali, ...more, answers: [...answers, ...(more.answers ?? [])] })

test('each recharge shows its state; its receipt shows id, credited amount and the reason of a failure', async () => {
  const { main, person } = await openRecords()
  expect(await main().findByRole('button', { name: nameContaining('+$300.00', 'Under review') })).toBeVisible()
  await person.click(main().getByRole('button', { name: nameContaining('Top-up', 'Failed') }))
  expect(location.hash).toBe(`${at}&record=3`)
  const receipt = within(screen.getByRole('dialog', { name: 'Receipt' }))
  expect(await receipt.findByRole('alert')).toHaveTextContent('This transaction pays another address.')
  expect(receipt.getByText(transactionId)).toBeVisible()
  expect(receipt.getByText('from my exchange')).toBeVisible()
  expect(receipt.getByText('1 USDT = $1.00')).toBeVisible()
  expect(within(receipt.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')).toHaveLength(2)
  expect(receipt.getByRole('link', { name: 'Get help with this' })).toHaveAttribute('href', '#/pages/server/chat?about=recharge%3A3')
})

test('one press copies the id', async () => {
  const { person } = await openRecords({ at: `${at}&record=3` })
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await person.click(await screen.findByRole('button', { name: 'Copy Transaction ID (TXID)' }))
  expect(copied).toHaveBeenCalledWith(transactionId)
  expect(await screen.findByText('Copied')).toBeVisible()
})

test('the proof picture loads with authorization for its owner', async () => {
  await openRecords({ at: `${at}&record=3` })
  const picture = await screen.findByRole('img', { name: 'Proof picture 1' })
  await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/)))
})

test('a picture with an expired URL loads under a fresh one', async () => {
  const fresh = {
    id: '31',
    url: '/api/files/32',
    image: null,
    width: 8,
    height: 6,
    purpose: 'certificate' as const,
    expires_at: inHours(1),
  }
  await openRecords({
    at: `${at}&record=3`,
    answers: [
      { ...givingFile('/files/31'), respond: () => new Response('', { status: 403 }) },
      givingFile('/files/32'),
      answering(getUpload, fresh),
    ],
  })
  expect(await screen.findByRole('img', { name: 'Proof picture 1' })).toBeInTheDocument()
})

test('a notice link opens its record, and closing it shows the list', async () => {
  const { person } = await openRecords({ at: `${at}&record=2` })
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }))
  expect(await receipt.findByText('$299.00', { selector: 'dd' })).toBeVisible()
  await person.click(receipt.getByRole('button', { name: 'Close' }))
  expect(location.hash).toBe(at)
  expect(screen.queryByRole('dialog', { name: 'Receipt' })).toBeNull()
})

test('another customer’s record is not found', async () => {
  await openRecords({ at: `${at}&record=99`, answers: [refusing(showRecharge, 'recharge_unknown')] })
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }))
  expect(await receipt.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('filters by state, and the state is in the URL', async () => {
  const { main, person } = await openRecords()
  await person.click(await main().findByRole('button', { name: 'Completed' }))
  expect(location.hash).toBe(`${at}&state=completed`)
  await waitFor(() => expect(main().queryByRole('button', { name: nameContaining('Under review', '$300') })).toBeNull())
  expect(await main().findByRole('button', { name: nameContaining('+$300.00', 'Completed') })).toBeVisible()
})

test('one press loads more records', async () => {
  const page = (list: (typeof failed)[], next_cursor: string | null) => rechargesOf(list, { next_cursor })
  const { main, person } = await openRecords({
    answers: [answering(listRecharges, ({ cursor }) => (cursor ? page([credited], null) : page([recharge()], 'next')))],
  })
  await person.click(await main().findByRole('button', { name: 'Show more' }))
  expect(await main().findByRole('button', { name: nameContaining('Completed', '$300') })).toBeVisible()
  expect(main().queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('an empty list and a filter without matches have different messages', async () => {
  const { main, person } = await openRecords({ answers: [answering(listRecharges, rechargesOf([]))] })
  expect(await main().findByRole('heading', { name: 'No top-ups yet' })).toBeVisible()
  await person.click(main().getByRole('button', { name: 'Failed' }))
  expect(await main().findByRole('heading', { name: 'No transactions match these filters' })).toBeVisible()
})

test('offers a retry for records that failed to load', async () => {
  const { main, person, says } = await openRecords({ answers: [breaking(listRecharges)] })
  const again = await main().findByRole('button', { name: 'Try again' })
  says(...answers)
  await person.click(again)
  expect(await main().findByRole('button', { name: nameContaining('Top-up', 'Under review') })).toBeVisible()
})

const backFromService = (id: string) => {
  purchases.leadBackTo(mali.email, '#/pages/cart/mycart')
  localStorage.setItem('top-up', `${mali.email} ${id}`)
}

test('a credited recharge for an order leads back to the order after the return from the payment service', async () => {
  backFromService('2')
  await openRecords({ at: `${at}&record=2`, answers: [answering(getCart, cart([]))] })
  await waitFor(() => expect(location.hash).toBe('#/pages/cart/mycart'))
  expect(await screen.findByText('$299.00 added to your wallet')).toBeVisible()
  expect(localStorage.getItem('top-up')).toBeNull()
})

test('a recharge that is not confirmed yet says so, offers the way back, and leads back once it is credited', async () => {
  backFromService('1')
  const pending = recharge({ id: '1', state: 'submitted' })
  const shop = await openRecords({ at: `${at}&record=1`, answers: [answering(showRecharge, pending), answering(getCart, cart([]))] })
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }))
  expect(await receipt.findByText("Your top-up isn't confirmed yet")).toBeVisible()
  expect(receipt.getByRole('link', { name: 'Back to payment' })).toHaveAttribute('href', '#/pages/cart/mycart')
  shop.says(answering(showRecharge, recharge({ id: '1', state: 'completed', actual_amount: '100.00', decide_by: null })))
  act(() => heedEvent(shop.mall.queries, { name: 'wallet', data: { what: 'balance' } }))
  await waitFor(() => expect(location.hash).toBe('#/pages/cart/mycart'))
})

test('a failed recharge for an order says so and offers the way back; another recharge never leads away', async () => {
  backFromService('3')
  const { close } = await openRecords({ at: `${at}&record=3` })
  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }))
  expect(await receipt.findByText("Your top-up didn't go through")).toBeVisible()
  close()
  await openRecords({ at: `${at}&record=2` })
  await within(await screen.findByRole('dialog', { name: 'Receipt' })).findAllByText('$299.00')
  expect(location.hash).toBe(`${at}&record=2`)
})
