import { afterEach, describe, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../test/demo-mall.ts'

const open: DemoMall[] = []
afterEach(async () => {
  for (const mall of open.splice(0)) await mall.end()
})
const openMall = async (settings: Readonly<Record<string, string>> = {}) => {
  const mall = await openDemoMall(settings)
  open.push(mall)
  return async (url: string, host = 'localhost:3000') => {
    const { statusCode, headers, body } = await mall.app.inject({ url, headers: { host } })
    return { status: statusCode, to: headers.location, headers, body }
  }
}

const consoles = [
  { name: 'seller', below: '/seller/', files: '/console/', app: 'seller', host: 'seller.localhost:3000' },
  { name: 'operator', below: '/operator/', files: '/operator/', app: 'staff', host: 'operator.localhost:3000' },
]

describe('consoles on the mall’s own host', () => {
  test('both open under their paths, with their own headers and files, and on their own hosts as before', async () => {
    const get = await openMall()
    for (const { below, files, app, host } of consoles) {
      const page = await get(below)
      expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ])
      expect(page.body).toContain(`data-app="${app}"`)
      expect(page.body).toContain('<meta name="mall" content="http://localhost:3000">')
      const own = await get('/', host)
      expect(own.body).toBe(page.body)
      for (const header of ['content-security-policy', 'permissions-policy', 'referrer-policy', 'cross-origin-opener-policy'])
        expect(page.headers[header], header).toBe(own.headers[header])
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      const script = new RegExp(`src="(${files}assets/[^"]+\\.js)"`).exec(page.body)?.[1] ?? ''
      expect((await get(script)).status).toBe(200)
    }
    // The mall itself still answers at the root path.
    expect((await get('/')).body).not.toContain('data-app=')
  })

  test('a path without its slash, and the previous path, redirect there', async () => {
    const get = await openMall()
    const redirects = { '/seller': '/seller/', '/console': '/seller/', '/console/': '/seller/', '/operator': '/operator/' }
    for (const [from, to] of Object.entries(redirects)) expect(await get(from)).toMatchObject({ status: 302, to })
  })

  test('an https mall sends HTTPS headers with its consoles too', async () => {
    const get = await openMall({ PUBLIC_URL: 'https://mall.example' })
    for (const { below } of consoles) {
      const { headers } = await get(below, 'mall.example')
      expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
      expect(headers['strict-transport-security']).toBeDefined()
    }
  })
})

test('a console with a host set by the owner opens on no other host', async () => {
  const apart = { SELLER_URL: 'https://shops.example', OPERATOR_URL: 'https://staff.example/operator' }
  const get = await openMall({ PUBLIC_URL: 'https://mall.example', ...apart })
  expect(await get('/seller/', 'mall.example')).toMatchObject({ status: 302, to: 'https://shops.example/' })
  expect(await get('/operator/', 'mall.example')).toMatchObject({ status: 302, to: 'https://staff.example/operator/' })
  expect((await get('/', 'shops.example')).body).toContain('data-app="seller"')
  for (const path of ['/', '/operator/']) expect((await get(path, 'staff.example')).body).toContain('data-app="staff"')
})

test('a console without its own host stays on the host of the mall', async () => {
  const get = await openMall({ PUBLIC_URL: 'https://mall.example', OPERATOR_URL: 'https://staff.example' })
  expect((await get('/seller/', 'mall.example')).body).toContain('data-app="seller"')
  expect(await get('/operator/', 'mall.example')).toMatchObject({ status: 302, to: 'https://staff.example/' })
})
