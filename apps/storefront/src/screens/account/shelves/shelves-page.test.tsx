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

describe('visitor', () => {
  test('sees products saved on this device, removes one and restores it in its position', async () => {
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

  test('with nothing saved or viewed sees links to browse', async () => {
    const { main, person } = await openShop({ at })
    expect(await main().findByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    await person.click(main().getByRole('tab', { name: 'Viewed' }))
    expect(await main().findByRole('heading', { name: 'Nothing viewed yet' })).toBeVisible()
    expect(main().getByRole('link', { name: "See what's popular" })).toHaveAttribute('href', '#/pages/category/recommend?tab=hot')
  })

  test('sees recently viewed products and clears them', async () => {
    recentlySeen.see(kettle)
    const { main, person } = await openShop({ at: `${at}&view=seen`, answers: [answering(getKeptProducts, { list: [kettle] })] })
    expect(await main().findByRole('link', { name: /Kettle/ })).toBeVisible()
    await person.click(main().getByRole('button', { name: 'Clear list' }))
    const sheet = await screen.findByRole('dialog', { name: 'Clear your viewing history?' })
    await person.click(within(sheet).getByRole('button', { name: 'Keep' }))
    expect(recentlySeen.current()).toHaveLength(1)
    await person.click(main().getByRole('button', { name: 'Clear list' }))
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear list' }))
    expect(await main().findByRole('heading', { name: 'Nothing viewed yet' })).toBeVisible()
    expect(recentlySeen.current()).toEqual([])
  })

  test('sees why to log in for followed shops', async () => {
    const { main, person } = await openShop({ at: `${at}&view=followed` })
    await person.click(await main().findByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('dialog', { name: 'Log in to follow shops' })).toBeVisible()
  })
})

describe('account', () => {
  test('shows its saved products; one whose removal failed stays saved', async () => {
    favourites.become(['7'])
    const answers = [answering(getFavourites, { ...pageOf([kettle]), ids: ['7'] }), lost(setFavourite)]
    const { main, person } = await openShop({ at, as: mali, answers })
    await person.click(await main().findByRole('button', { name: 'Remove: Kettle' }))
    await waitFor(() => expect(favourites.current()).toEqual(['7']))
    expect(await main().findByRole('button', { name: 'Remove: Kettle' })).toBeVisible()
  })

  test('shows the followed shops with their new products', async () => {
    followed.become([id])
    const answers = [answering(getFollowedShops, { list: [looms], next_cursor: null, ids: [id] })]
    const { main } = await openShop({ at: `${at}&view=followed`, as: mali, answers })
    const card = within(await main().findByRole('article'))
    expect(card.getByText(/2 new since you follow/)).toBeVisible()
    expect(await card.findByRole('button', { name: `Follow ${name}`, pressed: true })).toBeVisible()
    expect(card.getByRole('link', { name: 'Kettle' })).toHaveAttribute('href', '#/pages/prouduct/detail?id=7')
  })

  test('clears its viewing history on the server', async () => {
    const answers = [answering(getHistory, pageOf([kettle])), answering(clearHistory, null)]
    const { main, person, says, requests } = await openShop({ at: `${at}&view=seen`, as: mali, answers })
    const clear = await main().findByRole('button', { name: 'Clear list' })
    says(answering(getHistory, pageOf([])))
    await person.click(clear)
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear list' }))
    expect(await main().findByRole('heading', { name: 'Nothing viewed yet' })).toBeVisible()
    expect(requests(clearHistory)).toHaveLength(1)
  })

  test('records each product opened', async () => {
    const answers = [answering(getProductDetail, productDetail({ id: '7' }))]
    const { requests } = await openShop({ at: '#/pages/prouduct/detail?id=7', as: mali, answers })
    await waitFor(() => expect(requests(seeProducts)).toContainEqual({ product_id: ['7'] }))
  })

  test('offers a retry if the list failed to load', async () => {
    const { main, person, says } = await openShop({ at, as: mali, answers: [lost(getFavourites)] })
    const again = await main().findByRole('button', { name: 'Try again' })
    says(answering(getFavourites, { ...pageOf([kettle]), ids: ['7'] }))
    await person.click(again)
    expect(await main().findByRole('link', { name: /Kettle/ })).toBeVisible()
  })
})

test('pressing the heart shows a link to all favourites', async () => {
  const answers = [answering(getProductDetail, productDetail({ id: '7' }))]
  const { main, person } = await openShop({ at: '#/pages/prouduct/detail?id=7', answers })
  expect(main().queryByRole('link', { name: 'See all favourites' })).toBeNull()
  await person.click((await main().findAllByRole('button', { name: 'Add to favourites' }))[0] as HTMLElement)
  expect(await main().findByRole('link', { name: 'See all favourites' })).toHaveAttribute('href', '#/pages/mine/dashboard?tab=saved')
})

test('a visitor who follows a shop sees why to log in', async () => {
  const answers = [answering(getProductDetail, productDetail({ id: '7' }))]
  const { main, person } = await openShop({ at: '#/pages/prouduct/detail?id=7', answers })
  await person.click(await main().findByRole('button', { name: 'Follow Lanna Looms' }))
  expect(await screen.findByRole('dialog', { name: 'Log in to follow Lanna Looms' })).toBeVisible()
})
