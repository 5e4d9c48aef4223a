import { answering, lost } from '@plaza/client/test'
import {
  clearHistory,
  getFavourites,
  getFollowedShops,
  getHistory,
  getKeptProducts,
  getProductDetail,
  seeProducts,
  setFavourite,
} from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { openShop } from '../../../../test/open-shop.tsx'
import { inWords, mali, pageOf, productCard, productDetail, shop } from '../../../../test/samples.ts'
import { favourites } from '../../../mall/favourites.ts'
import { followed } from '../../../mall/followed.ts'
import { recentlySeen } from '../../../mall/recently-seen.ts'

const at = '#/pages/mine/pc_mine?tab=saved'
const kettle = productCard({ id: '7', ...inWords('name', 'Kettle') })
const lamp = productCard({ id: '8', ...inWords('name', 'Lamp'), status: 'off_sale' })
const { id, name, city, country, image, tint, status } = shop()
const looms = {
  shop: { id, name, city, country, image, tint, status },
  followed_at: '2026-11-20T08:00:00.000Z',
  new_count: 2,
  newest: [kettle],
}

afterEach(() => {
  favourites.become([])
  followed.forget()
  recentlySeen.forget()
})

describe('a visitor', () => {
  test('finds what was saved on this device, lets one go and takes it back in its place', async () => {
    favourites.become(['7', '8'])
    const { main, person } = await openShop({ at, answers: [answering(getKeptProducts, { list: [kettle, lamp] })] })
    const names = async () => within(await main().findByRole('list', { name: 'Saved' })).getAllByRole('article').length
    expect(await names()).toBe(2)
    expect(main().getByText('Saved on this device only. Log in to keep it in your account.')).toBeVisible()
    await person.click(main().getByRole('button', { name: 'Remove: Kettle' }))
    expect(favourites.current()).toEqual(['8'])
    expect(await names()).toBe(2)
    await person.click(main().getByRole('button', { name: 'Save again: Kettle' }))
    expect(favourites.current()).toEqual(['7', '8'])
  })

  test('with nothing saved or looked at is shown where to look around', async () => {
    const { main, person } = await openShop({ at })
    expect(await main().findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    await person.click(main().getByRole('tab', { name: 'Viewed' }))
    expect(await main().findByRole('heading', { name: 'Nothing viewed yet' })).toBeVisible()
    expect(main().getByRole('link', { name: "See what's popular" })).toHaveAttribute('href', '#/pages/category/recommend?tab=hot')
  })

  test('finds what was looked at here, and clears it', async () => {
    recentlySeen.see(kettle)
    const { main, person } = await openShop({ at: `${at}&view=seen`, answers: [answering(getKeptProducts, { list: [kettle] })] })
    expect(await main().findByRole('link', { name: /Kettle/ })).toBeVisible()
    await person.click(main().getByRole('button', { name: 'Clear list' }))
    expect(await main().findByRole('heading', { name: 'Nothing viewed yet' })).toBeVisible()
    expect(recentlySeen.current()).toEqual([])
  })

  test('is told why to log in, where shops are followed', async () => {
    const { main, person } = await openShop({ at: `${at}&view=followed` })
    await person.click(await main().findByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('dialog', { name: 'Log in to follow shops' })).toBeVisible()
  })
})

describe('an account', () => {
  test('has what it saved, and one that could not be let go stays saved', async () => {
    favourites.become(['7'])
    const answers = [answering(getFavourites, { ...pageOf([kettle]), ids: ['7'] }), lost(setFavourite)]
    const { main, person } = await openShop({ at, as: mali, answers })
    await person.click(await main().findByRole('button', { name: 'Remove: Kettle' }))
    await waitFor(() => expect(favourites.current()).toEqual(['7']))
    expect(await main().findByRole('button', { name: 'Remove: Kettle' })).toBeVisible()
  })

  test('has the shops it follows, with what is new in them', async () => {
    followed.become([id])
    const answers = [answering(getFollowedShops, { list: [looms], next_cursor: null, ids: [id] })]
    const { main } = await openShop({ at: `${at}&view=followed`, as: mali, answers })
    const card = within(await main().findByRole('article'))
    expect(card.getByText(/2 new since you follow/)).toBeVisible()
    expect(await card.findByRole('button', { name: `Follow ${name}`, pressed: true })).toBeVisible()
    expect(card.getByRole('link', { name: 'Kettle' })).toHaveAttribute('href', '#/pages/prouduct/detail?id=7')
  })

  test('clears what it looked at everywhere', async () => {
    const answers = [answering(getHistory, pageOf([kettle])), answering(clearHistory, null)]
    const { main, person, says, askedFor } = await openShop({ at: `${at}&view=seen`, as: mali, answers })
    const clear = await main().findByRole('button', { name: 'Clear list' })
    says(answering(getHistory, pageOf([])))
    await person.click(clear)
    expect(await main().findByRole('heading', { name: 'Nothing viewed yet' })).toBeVisible()
    expect(askedFor(clearHistory)).toHaveLength(1)
  })

  test('remembers each product that is opened', async () => {
    const answers = [answering(getProductDetail, productDetail({ id: '7' }))]
    const { askedFor } = await openShop({ at: '#/pages/prouduct/detail?id=7', as: mali, answers })
    await waitFor(() => expect(askedFor(seeProducts)).toContainEqual({ product_id: ['7'] }))
  })

  test('can try again where the list did not come', async () => {
    const { main, person, says } = await openShop({ at, as: mali, answers: [lost(getFavourites)] })
    const again = await main().findByRole('button', { name: 'Try again' })
    says(answering(getFavourites, { ...pageOf([kettle]), ids: ['7'] }))
    await person.click(again)
    expect(await main().findByRole('link', { name: /Kettle/ })).toBeVisible()
  })
})

test('a heart that was pressed shows the way to all that was saved', async () => {
  const answers = [answering(getProductDetail, productDetail({ id: '7' }))]
  const { main, person } = await openShop({ at: '#/pages/prouduct/detail?id=7', answers })
  expect(main().queryByRole('link', { name: 'See all favourites' })).toBeNull()
  await person.click((await main().findAllByRole('button', { name: 'Add to favourites' }))[0] as HTMLElement)
  expect(await main().findByRole('link', { name: 'See all favourites' })).toHaveAttribute('href', '#/pages/mine/dashboard?tab=saved')
})

test('a visitor who follows a shop is told what logging in is for', async () => {
  const answers = [answering(getProductDetail, productDetail({ id: '7' }))]
  const { main, person } = await openShop({ at: '#/pages/prouduct/detail?id=7', answers })
  await person.click(await main().findByRole('button', { name: 'Follow Lanna Looms' }))
  expect(await screen.findByRole('dialog', { name: 'Log in to follow Lanna Looms' })).toBeVisible()
})
