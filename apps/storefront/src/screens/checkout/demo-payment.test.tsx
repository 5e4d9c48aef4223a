import { answering } from '@plaza/client/test'
import { getCart, getDemoPeople, getStore, makeQuote } from '@plaza/contract'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { byWallet, cart, quote } from '../../../test/checkout-samples.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { mali, websiteConfig } from '../../../test/samples.ts'

test.each([true, false])('the password of a demo account stands at its field in a demo mall only (%s)', async (demo) => {
  const people = { list: [{ role: 'shopper' as const, name: mali.full_name, email: mali.email, password: 'mango-tree', totp: null }] }
  const noAds = { top: [], center_top: [], center: [], center_bottom: [], bottom: [] }
  const config = answering(getStore, ({ type }) => (type === 'advert' ? noAds : { ...websiteConfig, demo }))
  const large = quote({ pay: [byWallet({ needs_code: true })] })
  const { main, requests } = await openShop({
    at: '#/pages/cart/pay',
    as: mali,
    answers: [config, answering(getDemoPeople, people), answering(makeQuote, large), answering(getCart, cart([]))],
  })
  const field = await main().findByLabelText('Your account password')
  if (demo) await waitFor(() => expect(field).toHaveAccessibleDescription('Password of this demo account: mango-tree'))
  else expect(field).not.toHaveAccessibleDescription()
  expect(main().queryAllByRole('link', { name: "Open the demo's mailbox" })).toHaveLength(demo ? 1 : 0)
  expect(requests(getDemoPeople)).toHaveLength(demo ? 1 : 0)
})
