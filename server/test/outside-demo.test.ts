import { demoPeople } from '@plaza/cast'
import { getDemoPeople, getStore, loginByPassword, loginOperator, type WebsiteConfig } from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoOrNone } from '../src/demo/demo-or-none.ts'
import { isFilled } from '../src/demo/fill-demo-mall.ts'
import { openDemoMall, openOwnersMall, type DemoMall } from './demo-mall.ts'
import { doorsOf } from './doors-of.ts'

const demoDoors = [
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
/** Routes besides the calls of the contract. */
const otherDoors = [
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
const callDoors = everyCall.map(({ call }) => `${call.method} /api${call.path.replace(/\{(\w+)\}/g, ':$1')}`)

let owners: { mall: DemoMall; doors: string[] }
let demo: { mall: DemoMall; doors: string[] }
beforeAll(async () => {
  owners = await doorsOf(openOwnersMall)
  demo = await doorsOf(openDemoMall)
})
afterAll(async () => {
  await owners.mall.end()
  await demo.mall.end()
})
const notOfTheStorefront = (doors: readonly string[]) => doors.filter((door) => !ofTheStorefront.test(door))

describe('the doors', () => {
  test('of a mall of its owner are these and no others', () => {
    const expected = [...callDoors.filter((door) => !demoDoors.includes(door)), ...otherDoors].toSorted()
    expect(notOfTheStorefront(owners.doors)).toEqual(expected)
  })
  test('of a demo mall are these and the demo’s', () => {
    expect(notOfTheStorefront(demo.doors)).toEqual([...new Set([...callDoors, ...otherDoors, ...demoDoors])].toSorted())
    expect(demo.doors.filter((door) => ofTheStorefront.test(door))).toEqual(owners.doors.filter((door) => ofTheStorefront.test(door)))
  })
  test.each(demoDoors)('%s is not there outside demo mode, whoever asks', async (door) => {
    const [method = '', path = ''] = door.split(' ')
    const url = path.replace(':platform', 'Glimmo')
    for (const asked of [url, `${url}?x=1`, `${url}/`]) {
      const answer = await owners.mall.app.inject({
        method: method as 'GET',
        url: asked,
        headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
      })
      expect(answer.statusCode, asked).toBe(404)
      expect(answer.body, asked).not.toMatch(/demo|glimmo|password/i)
    }
  })
})

describe('the people of the cast', () => {
  const login = (mall: DemoMall, { email, password, role }: (typeof demoPeople)[number]) =>
    role.startsWith('operator') ? mall.ask(loginOperator, { email, password }) : mall.ask(loginByPassword, { email, password })

  test('are in a demo mall, so that there is something to leave out', async () => {
    for (const person of demoPeople.slice(0, 2)) expect((await login(demo.mall, person)).code).toBe(200)
    expect((await demo.mall.ask(getDemoPeople)).data.list).toHaveLength(demoPeople.length)
  })
  test('are nowhere else, and nobody is: no account, no operator, no password that anybody could know', async () => {
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
  test('the mall does not call itself a demo, and its own settings name no platform of the demo', async () => {
    const config = (await owners.mall.ask(getStore, { type: 'website_config' })).data as WebsiteConfig
    expect(config).toMatchObject({ demo: false, social_platform: null })
    expect((await demo.mall.ask(getStore, { type: 'website_config' })).data as WebsiteConfig).toMatchObject({
      demo: true,
      social_platform: 'Glimmo',
    })
  })
})

describe('what a start does about the demo', () => {
  const as = ({ mall }: { mall: DemoMall }, isDemo: boolean) => ({
    ...mall.kernel,
    environment: { ...mall.kernel.environment, demo: isDemo },
  })

  test('over an empty database outside demo mode: nothing', async () => {
    await demoOrNone(as(owners, false), () => expect.fail('nothing may be filled'))
    expect(await isFilled(owners.mall.kernel)).toBe(false)
  })
  test('over a demo mall in demo mode: nothing a second time', () => demoOrNone(as(demo, true), () => expect.fail('it was filled before')))
  test('over a demo mall outside demo mode: it does not start, and says why', () =>
    expect(demoOrNone(as(demo, false))).rejects.toThrow(/holds a demo mall.*public passwords/))
  test('over an empty database in demo mode: it is filled', async () => {
    let asked = 0
    await demoOrNone(as(owners, true), async () => void (asked += 1))
    expect(asked).toBe(1)
  })
})
