import { answering } from '@plaza/client/test'
import { clocks, zones } from '@plaza/client/test/clocks'
import { getDelivery, getProductDetail, getShop, listTransactions } from '@plaza/contract'
import { type Language, languages } from '@plaza/values'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from './open-shop.tsx'
import { delivered, inWords, mali, pageOf, productDetail, shop } from './samples.ts'
import { line, linesOf } from './wallet-samples.ts'

const { standIn } = clocks()

/** The first and the last time zone in which a new day begins. */
const [first, last] = ['Pacific/Kiritimati', 'Pacific/Niue']

/** Expected date ranges in each language, from a Tuesday to 2 January. Thai dates use the Buddhist calendar. */
const onTheWall: Record<Language, string> = {
  en: 'Tue, 29 Dec 2026 – Sat, 2 Jan 2027',
  zh: '2026/12/29周二 – 2027/1/2周六',
  es: 'mar, 29 dic 2026 – sáb, 2 ene 2027',
  jp: '2026/12/29(火)～2027/01/02(土)',
  th: 'อังคาร 29 ธ.ค. 2569 – เสาร์ 2 ม.ค. 2570',
  zhtw: '2026/12/29週二至2027/1/2週六',
}
test.each([first, 'UTC', last])(
  'in %s a parcel arrives on the days given by the shop, across New Year, in every language',
  async (zone) => {
    standIn(zone, '2026-12-27T12:00:00Z')
    const method = { key: 'standard', ...inWords('name', 'Standard'), carrier: 'Hill Post', fee: '4.90', free_from: null }
    const answers = [
      answering(getProductDetail, productDetail({ id: '7' })),
      answering(getDelivery, delivered({ methods: [{ ...method, from: '2026-12-29', to: '2027-01-02' }] })),
    ]
    for (const lang of languages) {
      const { main, close } = await openShop({ at: '#/pages/prouduct/detail?id=7', lang, answers })
      const text = (await main().findByText('Hill Post', { exact: false })).closest('li')?.textContent
      expect(text?.replaceAll(/\s+/g, ' '), lang).toContain(onTheWall[lang])
      close()
    }
  },
)

const moments = ['2027-01-01T10:30:00Z', '2027-01-01T09:30:00Z', '2026-12-31T11:30:00Z', '2026-12-31T10:30:00Z', '2026-12-31T09:30:00Z']
const daysOf = async (dates: readonly string[]) => {
  const lines = dates.map((date, at) => line({ id: `${90 - at}-1`, date }))
  await openShop({ at: '#/pages/mine/wallet?view=transactions', as: mali, answers: [answering(listTransactions, linesOf(lines))] })
  const list = within(await screen.findByRole('region', { name: 'Transactions' }))
  await list.findAllByRole('listitem')
  return list
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.childElementCount])
}
// The day begins at 10:00 UTC in the first time zone, and at 11:00 UTC in the last.
test.each([
  [
    first,
    [
      ['Today', 1],
      ['Yesterday', 3],
      ['31 Dec 2026', 1],
    ],
  ],
  [
    'UTC',
    [
      ['Today', 2],
      ['Yesterday', 3],
    ],
  ],
  [
    last,
    [
      ['Today', 3],
      ['Yesterday', 2],
    ],
  ],
])('in %s the wallet groups its lines by the days of that time zone', async (zone, days) => {
  standIn(zone, '2027-01-01T10:45:00Z')
  expect(await daysOf(moments)).toEqual(days)
})

test('a day of twenty-five hours has a yesterday, even in its last hour', async () => {
  standIn('America/New_York', '2026-11-02T04:30:00Z')
  expect(await daysOf(['2026-11-02T04:10:00Z', '2026-10-31T20:00:00Z'])).toEqual([
    ['Today', 1],
    ['Yesterday', 1],
  ])
})

test.each([
  [first, '2 Jan 2027'],
  ['UTC', '1 Jan 2027'],
  [last, '31 Dec'],
])('in %s an offer ends on the local day', async (zone, day) => {
  standIn(zone, '2026-12-30T12:00:00Z')
  const offer = productDetail({ id: '7', expires_at: '2027-01-01T10:30:00.000Z' })
  const { main } = await openShop({ at: '#/pages/prouduct/detail?id=7', answers: [answering(getProductDetail, offer)] })
  expect(await main().findByText(`Offer ends ${day}`)).toBeVisible()
})

test.each(zones)('in %s a shop that is away returns on the day given by the mall', async (zone) => {
  standIn(zone, '2026-11-26T12:00:00Z')
  const away = { shop: shop({ back_on: '2026-12-03' }), best: [], newest: [], facets: null, ...pageOf([]) }
  const page = await openShop({ at: '#/pages/shop/detail?id=1', answers: [answering(getShop, away)] })
  expect(await page.main().findByText(/Back on 3 Dec/)).toBeVisible()
  page.close()
  const product = productDetail({ id: '7' })
  const answers = [answering(getProductDetail, { ...product, seller: { ...product.seller, back_on: '2026-12-03' } })]
  const { main } = await openShop({ at: '#/pages/prouduct/detail?id=7', answers })
  expect(await main().findByText(/Back on 3 Dec/)).toBeVisible()
})

test.each(zones)('in %s changed terms show the same date as their page', async (zone) => {
  standIn(zone, '2026-11-26T12:00:00Z')
  const requests = { ...mali, to_agree: { name: 'terms' as const, version: 3, effective_at: '2026-11-05T00:00:00.000Z' } }
  await openShop({ at: '#/', as: requests })
  expect(await screen.findByText(/updated our terms and conditions on 5 Nov/)).toBeVisible()
})
