import { demoPeople } from '@plaza/cast'
import { getDemoPeople, getStore, loginByPassword, loginOperator, type WebsiteConfig } from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoOrNone } from '../src/demo/fill-demo-mall.ts'
import { isFilled } from '../src/demo/fill-demo-mall.ts'
import { openDemoMall, openOwnersMall, type DemoMall } from './demo-mall.ts'
import { registeredRoutes } from './doors-of.ts'

const demoRoutes = [
  'GET /api/customer/index/demo',
  'GET /api/customer/login/:platform',
  'GET /api/customer/login/:platform/callback',
  'GET /api/customer/login/:platform/start',
  'GET /demo/gateway/:token',
  'GET /demo/glimmo/.well-known/openid-configuration',
  'GET /demo/glimmo/authorize',
  'GET /demo/glimmo/keys',
  'GET /demo/glimmo/userinfo',
  'GET /demo/mailbox',
  'GET /demo/time',
  'POST /api/customer/login/bindtaccount',
  'POST /api/gateways/:channel/told',
  'POST /demo/gateway/:token',
  'POST /demo/time',
  'POST /demo/glimmo/authorize',
  'POST /demo/glimmo/token',
]
/** Routes that are not calls of the contract. */
const otherRoutes = [
  'GET /api/blog/rss',
  'GET /api/files/:id',
  'GET /api/invoices/:id',
  'GET /api/openapi.json',
  'GET /api/packing-slips',
  'GET /api/realtime',
  'GET /api/reference',
  'GET /api/reference/figtree.woff2',
  'GET /api/reference/filter.js',
  'GET /api/reference/style.css',
  ...[...new Set(everyCall.map(({ slice }) => slice))].map((slice) => `GET /api/reference/${slice}`),
  'GET /api/sold-orders.csv',
  'GET /api/tables/products.csv',
  'GET /healthz',
  'GET /media/*',
  'GET /metrics',
  'GET /readyz',
  'POST /api/carriers/told',
  'POST /api/static/:file',
]
/** The storefront's pages and files are there where it is built. */
const ofTheStorefront = /^GET \/(?!api|demo|media|healthz|readyz|metrics)/
const callRoutes = everyCall.map(({ call }) => `${call.method} /api${call.path.replace(/\{(\w+)\}/g, ':$1')}`)

let owners: { mall: DemoMall; routes: string[] }
let demo: { mall: DemoMall; routes: string[] }
beforeAll(async () => {
  owners = await registeredRoutes(openOwnersMall)
  demo = await registeredRoutes(openDemoMall)
})
afterAll(async () => {
  await owners.mall.end()
  await demo.mall.end()
})
const notOfTheStorefront = (routes: readonly string[]) => routes.filter((route) => !ofTheStorefront.test(route))

describe('routes', () => {
  test('an owner’s mall has exactly these', () => {
    const expected = [...callRoutes.filter((route) => !demoRoutes.includes(route)), ...otherRoutes].toSorted()
    expect(notOfTheStorefront(owners.routes)).toEqual(expected)
  })
  test('a demo mall has these and the demo’s', () => {
    expect(notOfTheStorefront(demo.routes)).toEqual([...new Set([...callRoutes, ...otherRoutes, ...demoRoutes])].toSorted())
    expect(demo.routes.filter((route) => ofTheStorefront.test(route))).toEqual(owners.routes.filter((route) => ofTheStorefront.test(route)))
  })
  test.each(demoRoutes)('%s does not exist outside demo mode, for any caller', async (route) => {
    const [method = '', path = ''] = route.split(' ')
    const url = path.replace(':platform', 'Glimmo')
    for (const requestUrl of [url, `${url}?x=1`, `${url}/`]) {
      const answer = await owners.mall.app.inject({
        method: method as 'GET',
        url: requestUrl,
        headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
      })
      expect(answer.statusCode, requestUrl).toBe(404)
      expect(answer.body, requestUrl).not.toMatch(/demo|glimmo|password/i)
    }
  })
})

describe('demo people', () => {
  const login = (mall: DemoMall, { email, password, role }: (typeof demoPeople)[number]) =>
    role.startsWith('operator') ? mall.ask(loginOperator, { email, password }) : mall.ask(loginByPassword, { email, password })

  test('exist in a demo mall, so that this test can fail', async () => {
    for (const person of demoPeople.slice(0, 2)) expect((await login(demo.mall, person)).code).toBe(200)
    expect((await demo.mall.ask(getDemoPeople)).data.list).toHaveLength(demoPeople.length)
  })
  test('exist in no other mall: no account, no operator, no known password', async () => {
    for (const person of demoPeople) {
      await sql`truncate platform.attempt`.execute(owners.mall.kernel.db)
      expect((await login(owners.mall, person)).code, person.email).toBe(1100002)
    }
    for (const table of [
      'accounts.customer',
      'staff.operator',
      'profile.shop',
      'products.product',
      'reviews.review',
      'settings.recharge_wallet',
      'notifications.notice',
    ])
      expect((await sql`select 1 from ${sql.table(table)}`.execute(owners.mall.kernel.db)).rows, table).toEqual([])
  })
  test('the mall is not marked as a demo, and its own settings name no demo platform', async () => {
    const config = (await owners.mall.ask(getStore, { type: 'website_config' })).data as WebsiteConfig
    expect(config).toMatchObject({ demo: false, social_platform: null })
    expect((await demo.mall.ask(getStore, { type: 'website_config' })).data as WebsiteConfig).toMatchObject({
      demo: true,
      social_platform: 'Glimmo',
    })
  })
})

describe('demo data at startup', () => {
  const as = ({ mall }: { mall: DemoMall }, isDemo: boolean) => ({
    ...mall.kernel,
    environment: { ...mall.kernel.environment, demo: isDemo },
  })

  test('empty database outside demo mode: not filled', async () => {
    await demoOrNone(as(owners, false), () => expect.fail('nothing may be filled'))
    expect(await isFilled(owners.mall.kernel)).toBe(false)
  })
  test('demo mall in demo mode: not filled a second time', () => demoOrNone(as(demo, true), () => expect.fail('it was filled before')))
  test('demo mall outside demo mode: the start fails with a reason', () =>
    expect(demoOrNone(as(demo, false))).rejects.toThrow(/holds a demo mall.*public passwords/))
  test('empty database in demo mode: filled', async () => {
    let fillCount = 0
    await demoOrNone(as(owners, true), async () => void (fillCount += 1))
    expect(fillCount).toBe(1)
  })
})
