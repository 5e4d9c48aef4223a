import { expect, test } from 'vitest'
import { dispatch } from './dispatch.mjs'

const page = (app) => ({ app, isPage: true })
const file = (app) => ({ app, isPage: false })
const server = file(null)

test.each([
  ['/', page('storefront')],
  ['/?from=letter', page('storefront')],
  ['/src/entry-client.tsx', file('storefront')],
  ['/@vite/client', file('storefront')],
  ['/icons/mark.svg', file('storefront')],
  ['/seller/', page('seller')],
  ['/seller/?lang=th', page('seller')],
  ['/seller/src/main.tsx?t=1', file('seller')],
  ['/operator/', page('operator')],
  ['/operator/@vite/client', file('operator')],
  ['/sellers', file('storefront')],
  ['/seller', { to: '/seller/' }],
  ['/console/', { to: '/seller/' }],
  ['/operator?x=1', { to: '/operator/' }],
  ['/api/customer/index/get_currency', server],
  ['/api/seller/', server],
  ['/media/0123/640.webp', server],
  ['/demo/mailbox', server],
])('%s is answered by %o', (url, by) => expect(dispatch({ host: 'localhost:5173', url })).toEqual(by))

test('a console begins its own host as well, and takes its files from below the mall', () => {
  expect(dispatch({ host: 'seller.localhost:5173', url: '/' })).toEqual(page('seller'))
  expect(dispatch({ host: 'operator.localhost:5173', url: '/?a=b' })).toEqual(page('operator'))
  expect(dispatch({ host: 'seller.localhost:5173', url: '/seller/src/main.tsx' })).toEqual(file('seller'))
  expect(dispatch({ host: 'sellerlocalhost', url: '/' })).toEqual(page('storefront'))
  expect(dispatch({ url: '/' })).toEqual(page('storefront'))
})
