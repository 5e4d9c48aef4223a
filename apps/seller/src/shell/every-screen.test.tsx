import { type Answer, answering, breaking, ending } from '@plaza/client/test'
import * as contract from '@plaza/contract'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { type SellerScreen, screens } from '../screens/screens.ts'

type ScreenCase = {
  /** Query of the URL, which selects the order, product or other item to show. */
  query?: string
  /** `needs`: requests without which the screen shows nothing. `besides`: its other requests. */
  needs: readonly contract.CallShape[]
  besides?: readonly Answer[]
  /** Answer for an empty list, and the text that the screen then shows. */
  empty?: readonly [contract.CallShape, object, string]
}
const nothing = { list: [], next_cursor: null }
const none = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 0]))
const nobodyWrote = answering(contract.listShopConversations, { list: [], next_cursor: null, unread: 0 })

/** Requests of each screen; null for a screen that requests no data. */
const requests: Readonly<Record<SellerScreen['key'], ScreenCase | null>> = {
  dashboard: { needs: [contract.getDashboard] },
  orders: {
    needs: [contract.listSoldOrders],
    empty: [contract.listSoldOrders, { ...nothing, counts: none(contract.sellerTabs) }, 'New orders will appear here.'],
  },
  order: { query: '?id=7', needs: [contract.showSoldOrder] },
  refunds: {
    needs: [contract.listShopRefunds],
    empty: [
      contract.listShopRefunds,
      { ...nothing, counts: { open: 0, mine: 0 } },
      'When a customer requests a refund, it will appear here with a deadline.',
    ],
  },
  refund: { query: '?id=7', needs: [contract.showShopRefund] },
  chat: {
    needs: [contract.listShopConversations],
    besides: [answering(contract.getChatHouse, { replies: [], hours: null, away: '', version: '1' } as never)],
    empty: [contract.listShopConversations, { ...nothing, unread: 0 }, 'No messages yet'],
  },
  support: {
    needs: [contract.listShopTickets],
    empty: [contract.listShopTickets, { ...nothing, promised_hours: 24 }, "Ask us anything. You'll see here when to expect our reply."],
  },
  products: {
    needs: [contract.listShopProducts],
    empty: [
      contract.listShopProducts,
      { ...nothing, counts: none(contract.productTabs) },
      'New products start as drafts. Shoppers will see them once Plaza approves them.',
    ],
  },
  product: { query: '?id=7', needs: [contract.showShopProduct] },
  productImport: null,
  stock: {
    needs: [contract.listStock],
    empty: [contract.listStock, { ...nothing, counts: { low: 0 } }, 'Stock levels for each variant will appear here.'],
  },
  stockItem: { query: '?id=7', needs: [contract.listStockMovements, contract.listStock] },
  intakes: {
    needs: [contract.listStockApplications],
    empty: [
      contract.listStockApplications,
      nothing,
      'Tell us what you’re sending and when. It’s free, and we’ll add the stock once we receive it.',
    ],
  },
  intake: { query: '?id=7', needs: [contract.listStockApplications] },
  newIntake: null,
  reviews: {
    needs: [contract.listSoldReviews],
    empty: [contract.listSoldReviews, { ...nothing, counts: { unanswered: 0 } }, 'Customer reviews of your products will appear here.'],
  },
  coupons: {
    needs: [contract.listShopCoupons],
    empty: [contract.listShopCoupons, nothing, 'A coupon lowers your own price. You cover the discount.'],
  },
  coupon: { query: '?id=7', needs: [contract.listShopCoupons] },
  payments: { needs: [contract.showShopBalance] },
  affiliate: {
    needs: [contract.listAffiliateProducts],
    empty: [
      contract.listAffiliateProducts,
      { ...nothing, rate: '5', most: '10.00', clicks: 0, orders: 0, commission: '0.00' },
      'Every product on sale gets its own link.',
    ],
  },
  staff: { needs: [contract.listShopStaff], empty: [contract.listShopStaff, { list: [] }, 'You haven’t added any staff yet.'] },
  settings: { needs: [contract.getShopSettings, contract.getPlaces] },
  shipping: { needs: [contract.getShopShipping, contract.getPlaces] },
  payoutSettings: { needs: [contract.getShopPaymentSettings, contract.getWallets] },
  notifications: { needs: [contract.getShopNotifications] },
  notices: {
    needs: [contract.listShopNotices],
    besides: [nobodyWrote],
    empty: [contract.listShopNotices, { ...nothing, unread: 0 }, 'You’ll see refunds, low stock and decisions from Plaza here.'],
  },
  standing: { needs: [contract.showStanding] },
}
const each = screens.flatMap(({ path, key }) => {
  const of = requests[key]
  return of ? [{ key, at: `#${path}${of.query ?? ''}`, needs: of.needs, besides: of.besides ?? [], empty: of.empty }] : []
})

describe.each(each)('$key', ({ at, needs, besides }) => {
  test('shows an error and a retry button when the mall fails', async () => {
    await openConsole({ at, answers: [...needs.map((call) => breaking(call)), ...besides] })
    expect((await screen.findAllByRole('button', { name: 'Try again' }))[0]).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })
  test('an expired session shows a message and the sign-in', async () => {
    await openConsole({ at, answers: [...needs.map(ending), ...besides] })
    expect(await screen.findByText(/^Your session has expired/)).toBeVisible()
    expect(localStorage.getItem('seller.token')).toBeNull()
  })
})

const lists = each.flatMap(({ key, at, empty, besides }) => (empty ? [{ key, at, besides, empty }] : []))

test.each(lists)('$key shows an empty state with what will appear there', async ({ at, besides, empty: [call, nothingYet, says] }) => {
  await openConsole({ at, answers: [answering(call, nothingYet as never), ...besides] })
  expect(await screen.findByText(says)).toBeVisible()
})
