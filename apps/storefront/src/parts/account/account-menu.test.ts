import { sellerStates } from '@plaza/contract'
import { describe, expect, test } from 'vitest'
import { countFor, isSellerTab, maySee, menuFor, menuKeys } from './account-menu.ts'

const as = (state: (typeof sellerStates)[number]) => ({ seller: { state, reason: null } })
const keysOf = (user: Parameters<typeof menuFor>[0]) => menuFor(user).map(({ key }) => key)
const forSellers = ['dashboard', 'product', 'order', 'refundRequestReceived', 'storeSettings', 'manageBackend']

describe('account menu', () => {
  test('a seller sees all seventeen entries, in the order of the specification', () => {
    expect(menuKeys).toHaveLength(17)
    expect(keysOf(as('approved'))).toEqual(menuKeys)
  })

  test.each(sellerStates.filter((state) => state !== 'approved'))('a user whose seller state is %s sees no seller entries', (state) => {
    expect(keysOf(as(state))).toEqual(menuKeys.filter((key) => !forSellers.includes(key)))
  })

  test('a visitor sees only the public entries', () => {
    expect(keysOf(null)).toEqual(['contactUs', 'aboutUs', 'supportTicket', 'becomeSeller'])
  })

  test('every entry has a link of its own', () => {
    const hrefs = menuFor(as('approved')).map(({ href }) => href)
    expect(new Set(hrefs).size).toBe(17)
  })
})

test('entries show their counts, and none for zero', () => {
  const waits = { shop_waits: { to_ship: 6, refunds: 9 } }
  const user = { orders: { unpaid: 1, to_ship: 2, to_receive: 3, delivered: 1, to_review: 8, refunds: 3 }, product: { count: 5 }, ...waits }
  const keys = ['purchaseHistory', 'refundRequestSent', 'product', 'order', 'refundRequestReceived', 'myWallet'] as const
  expect(keys.map((key) => countFor(key, user))).toEqual([7, 3, 5, 6, 9, 0])
  expect(countFor('purchaseHistory', null)).toBe(0)
})

test('only its seller sees the tabs of a shop', () => {
  expect([maySee('sales', as('approved')), maySee('sales', as('suspended')), maySee('store', null)]).toEqual([true, false, false])
  expect([maySee('notices', as('none')), maySee(null, null)]).toEqual([true, true])
  expect([isSellerTab('backend'), isSellerTab('notices'), isSellerTab(null)]).toEqual([true, false, false])
})
