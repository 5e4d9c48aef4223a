import { answering, lost } from '@plaza/client/test'
import { type Cart, getCart, removeFromCart, setFavourite } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cartOf, cartShop, bag, ofTwoShops, teapot } from '../../../test/cart-samples.ts'
import { holdTimersOf } from '../../../test/held-timers.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { mali } from '../../../test/samples.ts'

const at = '#/pages/cart/mycart'
const openCart = (cart: Cart, answers: Parameters<typeof openShop>[0]['answers'] = [], more: Parameters<typeof openShop>[0] = {}) =>
  openShop({ at, as: { ...mali, card: { count: cart.items_count } }, answers: [answering(getCart, cart), ...answers], ...more })

describe('tidying the cart', () => {
  const edit = '#/pages/cart/edit'

  test('removes two without a question, three after a confirmation', async () => {
    // A removal can be undone for eight seconds.
    holdTimersOf(8000)
    const { main, person, requests } = await openCart(ofTwoShops(), [answering(removeFromCart, ofTwoShops())], { at: edit })
    await person.click(await main().findByRole('checkbox', { name: 'Select all items' }))
    expect(main().getByText('3 selected')).toBeVisible()
    await person.click(main().getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove 3 items?' }))
    await person.click(dialog.getByRole('button', { name: 'Keep' }))
    expect(requests(removeFromCart)).toEqual([])
    await person.click(main().getByRole('checkbox', { name: 'Select City bag' }))
    await person.click(main().getByRole('button', { name: 'Remove' }))
    expect(await main().findByText('2 items removed.')).toBeVisible()
    await waitFor(() => expect(requests(removeFromCart)).toMatchObject([{ ids: ['7', '8'] }]))
  })

  test('a line moved to the favourites leaves the cart only after it is saved there', async () => {
    const { main, person, requests, says } = await openCart(ofTwoShops(), [lost(setFavourite)], { at: edit })
    await person.click(await main().findByRole('checkbox', { name: 'Select Trail shoes' }))
    const move = main().getByRole('button', { name: 'Move to favourites' })
    await person.click(move)
    expect(await screen.findByText("Plaza isn't answering. Please try again in a moment.")).toBeVisible()
    expect(requests(removeFromCart)).toEqual([])
    says(answering(setFavourite, { count: 1 }))
    says(answering(removeFromCart, cartOf([cartShop([teapot(), bag()])])))
    await person.click(move)
    await waitFor(() => expect(requests(removeFromCart)).toMatchObject([{ ids: ['7'] }]))
    expect(requests(setFavourite).at(-1)).toMatchObject({ product_id: ['7'], on: true })
  })

  test('Done returns to the cart', async () => {
    const { main, person } = await openCart(ofTwoShops(), [], { at: edit })
    const [done] = await main().findAllByRole('button', { name: 'Done' })
    await person.click(done!)
    await waitFor(() => expect(location.hash).toBe(at))
  })
})
