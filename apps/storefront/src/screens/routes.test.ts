import { describe, expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { screenOf } from './routes.ts'
import { walletViews } from './wallet/wallet-views.ts'

describe('screens by route', () => {
  test('every route of the mall has a screen', () => {
    const unknown = Object.values(paths).filter((path) => screenOf(path, null).name === 'notFound')
    expect(unknown).toEqual([paths.notFound])
  })

  test('both routes of home show the home page', () => {
    expect([paths.home, paths.homeAlias].map((path) => screenOf(path, null).name)).toEqual(['home', 'home'])
  })

  test('the login page of a social platform exists if the owner has set one up', () => {
    expect(screenOf('/pages/users/shortvideo', 'shortvideo').name).toBe('socialLogin')
    expect(screenOf('/pages/users/shortvideo', null).name).toBe('notFound')
  })

  test('each view of the wallet is a page of its own, and an older link still leads to it', () => {
    const viewOf = (query: string) => screenOf(paths.wallet, null, query).part
    expect(['', 'view=recharge', 'tab=records', 'view=nothing'].map(viewOf)).toEqual(['overview', 'recharge', 'records', 'overview'])
    expect(new Set(walletViews.map((view) => screenOf(paths.wallet, null, `view=${view}`).load)).size).toBe(walletViews.length)
  })

  test('a single withdrawal is shown in the list of withdrawals', () => {
    expect(screenOf(paths.wallet, null, 'view=withdraw&record=7').part).toBe('withdraw_list')
  })

  test.each(['/nowhere', 'nonsense', '/pages/users/', '/pages/cart/', '/PAGES/NEWS/INDEX', '/pages/product/detail'])(
    '%s is not found',
    (path) => {
      expect(screenOf(path, 'shortvideo').name).toBe('notFound')
    },
  )
})
