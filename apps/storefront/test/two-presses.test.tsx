import { type Answer, answering, holding, lost } from '@plaza/client/test'
import {
  type CallShape,
  followShop,
  getCart,
  getFavourites,
  getFollowedShops,
  mergeCart,
  removeFromCart,
  setFavourite,
  updateUser,
} from '@plaza/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { favourites } from '../src/mall/favourites.ts'
import { followed } from '../src/mall/followed.ts'
import { cartOf, cartShop, ofTwoShops, shoes } from './cart-samples.ts'
import { holdTimersOf } from './held-timers.ts'
import { openShop } from './open-shop.tsx'
import { inWords, mali, pageOf, productCard, shop } from './samples.ts'

/** A user presses one toggle twice, or two related toggles, before the first answer arrives. The final state is that of the last accepted press. */
const kettle = productCard({ id: '7', ...inWords('name', 'Kettle') })
const { id, name, city, country, image, tint, status } = shop()
const looms = { shop: { id, name, city, country, image, tint, status }, followed_at: '2026-11-20T08:00:00.000Z', new_count: 0, newest: [] }
afterEach(() => {
  favourites.become([])
  followed.forget()
})

type Switch = {
  call: CallShape
  at: string
  answer: Answer
  around: Answer
  begin: () => void
  /** Accessible name of the toggle that the test presses twice. */
  button: RegExp
  isOn: () => boolean
}
const switches: Readonly<Record<string, Switch>> = {
  'a saved product': {
    ...{ call: setFavourite, at: '#/pages/mine/pc_mine?tab=saved', button: /^(Remove|Save again): Kettle$/ },
    answer: answering(setFavourite, { count: 1 }),
    around: answering(getFavourites, { ...pageOf([kettle]), ids: ['7'] }),
    begin: () => favourites.become(['7']),
    isOn: () => favourites.current().includes('7'),
  },
  'a shop that is followed': {
    ...{ call: followShop, at: '#/pages/mine/pc_mine?tab=saved&view=followed', button: new RegExp(`^Follow ${name}$`) },
    answer: answering(followShop, { follows: true, followers: 3 } as never),
    around: answering(getFollowedShops, { list: [looms], next_cursor: null, ids: [id] }),
    begin: () => followed.become([id]),
    isOn: () => followed.current().includes(id),
  },
}
const outcomes = [true, false].flatMap((first) =>
  [true, false].flatMap((second) => [true, false].map((inOrder) => ({ first, second, inOrder }))),
)

describe.each(Object.entries(switches))('%s', (_name, { call, at, answer, around, begin, button, isOn }) => {
  test.each(outcomes)('matches the server: first processed $first, second processed $second, in order $inOrder', async (outcome) => {
    begin()
    const { answer: slow, count, letGo } = holding(answer)
    const { main } = await openShop({ at, as: mali, answers: [around, slow] })
    fireEvent.click(await main().findByRole('button', { name: button }))
    await waitFor(() => expect(isOn()).toBe(false))
    fireEvent.click(main().getByRole('button', { name: button }))
    await waitFor(() => expect(count()).toBe(2))
    const taken = [outcome.first, outcome.second]
    for (const each of outcome.inOrder ? [0, 1] : [1, 0])
      await act(async () => {
        letGo(each, taken[each] ? answer : lost(call))
        await new Promise((soon) => setTimeout(soon, 20))
      })
    await waitFor(() => expect(isOn()).toBe(outcome.second || !outcome.first))
  })
})

test('two email switches show the pressed state until both requests are answered', async () => {
  const { answer, count, letGo } = holding(answering(updateUser, { ...mali, letters_for: [] }))
  const { main } = await openShop({
    at: '#/pages/mine/confing?section=notifications',
    as: { ...mali, letters_for: [] },
    answers: [answer],
  })
  const [first, second] = await main().findAllByRole('switch')
  if (!first || !second) throw new Error('there are no two switches')
  fireEvent.click(first)
  fireEvent.click(second)
  await waitFor(() => expect(count()).toBe(2))
  await act(async () => letGo(0, answering(updateUser, { ...mali, letters_for: [0] })))
  expect([first, second].map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'true'])
})

test('two presses of Undo restore a removed line once', async () => {
  holdTimersOf(8000)
  const cart = ofTwoShops()
  const { main, requests } = await openShop({
    at: '#/pages/cart/mycart',
    as: { ...mali, card: { count: cart.items_count } },
    answers: [
      answering(getCart, cart),
      answering(removeFromCart, cartOf([cartShop([shoes()])])),
      answering(mergeCart, { ...ofTwoShops(), capped: [] }),
    ],
  })
  fireEvent.click(await main().findByRole('button', { name: 'Remove Clay teapot' }))
  const undo = await main().findByRole('button', { name: 'Undo' })
  await act(async () => {
    undo.click()
    undo.click()
  })
  await waitFor(() => expect(screen.queryByText('Item removed.')).toBeNull())
  expect(new Set(requests(mergeCart).map(({ idempotency_key: key }) => key)).size).toBe(1)
})
