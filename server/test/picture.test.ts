import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { areaPicture, areasPicture, packagesPicture } from '../../tools/picture/pictures.ts'
import { figuresOf, sharedNames } from '../../tools/picture/figures.ts'
import { eventRules } from '../../tools/picture/event-rules.ts'
import { toSources, readSources } from '../../tools/picture/read-house.ts'
import { rules, type ModuleParts } from '../../tools/picture/rules.ts'
import { areas, modules } from '../src/modules.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = readSources(root)

describe('architecture rules', () => {
  it.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => expect(rule.broken(sources, modules)).toEqual([]))
})

it('a name is exported once on the server; translations are named by their language code', () => {
  const codes = new Set(['en', 'es', 'jp', 'th', 'zh', 'zhtw'])
  expect([...sharedNames(sources)].filter(([name]) => !codes.has(name))).toEqual([])
})

it('the longest import chain on the server has thirty files at most', () => {
  expect(figuresOf(sources, modules).chainOfFiles.length).toBeLessThanOrEqual(30)
})

describe('architecture pictures are up to date', () => {
  const stored = (name: string) => readFileSync(`${root}docs/pictures/${name}`, 'utf8')
  it('packages (npm run picture redraws it)', () => expect(stored('packages.svg')).toBe(packagesPicture(sources)))
  it('each is 1,600 px wide at most', () => {
    const pictures = [areasPicture(sources, modules), ...Object.keys(areas).map((area) => areaPicture(sources, modules, area))]
    for (const picture of pictures) expect(Number(/ width="(\d+)"/.exec(picture)?.[1])).toBeLessThanOrEqual(1600)
  })
  it('areas (npm run picture redraws it)', () => expect(stored('areas.svg')).toBe(areasPicture(sources, modules)))
  it.each(Object.keys(areas))('area %s (npm run picture redraws it)', (area) =>
    expect(stored(`areas/${area}.svg`)).toBe(areaPicture(sources, modules, area)),
  )
})

const twoModules: ModuleParts[] = [{ name: 'shops/profile' }, { name: 'orders/orders' }]
const orders = 'server/src/modules/orders/orders'
const shopsImport = {
  'server/src/modules/shops/profile/index.ts': "export { open } from './open.ts'",
  [`${orders}/index.ts`]: "import { open } from '../../shops/profile/index.ts'",
}

const tellers: ModuleParts[] = [
  { name: 'shops/profile', publishes: ['shop.opened'] },
  { name: 'identity/people' },
  { name: 'orders/orders' },
]
const shopTells = { 'server/src/modules/shops/profile/open-shop.ts': "await publish(tx, 'shop.opened', {})" }
/** An event handler of the orders module that calls `name`, in a file two imports away. */
const hearingBy = (name: string) => ({
  ...shopTells,
  'server/src/modules/identity/people/rows.ts': 'export const read = (db: Db) => 1\nexport const write = async (tx: Tx, at: Date) => 1',
  [`${orders}/event-handlers.ts`]: "import { go } from './go.ts'\neventHandler('shop.opened', 'orders', go)",
  [`${orders}/go.ts`]: `import { open } from '../../shops/profile/index.ts'\nimport { ${name} } from '../../identity/people/index.ts'`,
})

const namesUpTo = (count: number) => Array.from({ length: count }, (_, at) => `name${at}`).join(', ')

/** A set of modules in which only the planted fault violates the named rule. */
const planted: [rule: string, files: Record<string, string>, modules?: ModuleParts[]][] = [
  ['values leans on the language alone', { 'packages/values/src/money.ts': "import { readFile } from 'node:fs'" }],
  ['the contract speaks in values', { 'packages/contract/src/call.ts': "import { Kysely } from 'kysely'" }],
  ['the client carries the contract', { 'packages/client/src/a.ts': "import { Button } from '@plaza/design'" }],
  ['the design shows values', { 'packages/design/src/a.tsx': "import type { Product } from '@plaza/contract'" }],
  ['the cast is made of values', { 'packages/cast/src/a.ts': "import { z } from 'zod'" }],
  ['web is what every app needs in a browser', { 'packages/web/src/a.ts': "import { toasts } from '@plaza/design'" }],
  [
    'web is what every app needs in a browser',
    { 'packages/web/src/a.ts': "import { en } from '../../../apps/storefront/src/words/en.ts'" },
  ],
  ['apps compose client, contract, design, values and web', { 'apps/storefront/src/a.ts': "import { cast } from '@plaza/cast'" }],
  ['the server knows no app and no client', { 'server/src/a.ts': "import { Button } from '@plaza/design'" }],
  ['the platform knows no module', { 'server/src/platform/db/a.ts': "import { open } from '../../modules/shops/profile/index.ts'" }],
  ['a folder of the platform imports only folders below it', { 'server/src/platform/db/a.ts': "import { serve } from '../http/serve.ts'" }],
  ['the platform has nine folders, and two files that tie them together', { 'server/src/platform/clock.ts': '' }],
  [
    'a module is entered by its index.ts, or by the index.ts of a submodule; tests, chaos and bench enter anywhere',
    { [`${orders}/a.ts`]: "import { row } from '../../shops/profile/shop-rows.ts'" },
  ],
  ['a module imports only modules that stand above it in modules.ts', shopsImport, twoModules.toReversed()],
  [
    'an index.ts exports only names that files outside its folder import',
    { ...shopsImport, 'server/src/modules/shops/profile/index.ts': "export { open, close } from './open.ts'" },
  ],
  [
    'routes, schedules and event handlers are reached through module.ts alone',
    { 'server/src/modules/shops/profile/index.ts': "export { shopsRoutes } from './routes.ts'" },
  ],
  ['a manifest names its own folder', { 'server/src/modules/shops/profile/module.ts': "export const manifest = { name: 'shops/access' }" }],
  [
    'a question of the search enters no room more than twice, but for libraries of words',
    {
      'server/src/modules/catalog/search/results/search-products.ts':
        "import { a } from '../matches/index.ts'\nimport { b } from '../popular/index.ts'\nimport { c } from '../spelling/index.ts'",
      'server/src/modules/catalog/search/matches/index.ts': "export { d } from '../spelling/index.ts'",
      'server/src/modules/catalog/search/popular/index.ts': "export { d } from '../spelling/index.ts'",
      'server/src/modules/catalog/search/spelling/index.ts': '',
    },
    [{ name: 'catalog/search' }],
  ],
  [
    'a library of words asks nobody: it leans on libraries and values alone',
    { 'server/src/modules/catalog/search/words/fold.ts': "import type { Db } from '../../../../platform/db/database.ts'" },
    [{ name: 'catalog/search' }],
  ],
  ...["route('placeOrder', contract.placeOrder, place)", "route('placeOrder', contract.placeOrder, async () => done())"].map(
    (joined): [string, Record<string, string>] => [
      'a call is answered by the use case and the file of its own name',
      { [`${orders}/routes.ts`]: joined, [`${orders}/place-order.ts`]: 'export const placeOrder = 1' },
    ],
  ),
  [
    'a call is answered by the use case and the file of its own name',
    {
      [`${orders}/routes.ts`]: "route('placeOrder', contract.placeOrder, placeOrder)",
      [`${orders}/place.ts`]: 'export const placeOrder = 1',
    },
  ],
  ...['const places = rows', 'type Place = string', 'const shelf = new Map()', 'const turned = true', 'const orders = { newest: 1 }'].map(
    (said): [string, Record<string, string>] => ['a noun has one meaning', { 'server/src/modules/catalog/products/a.ts': said }],
  ),
  ...[
    ...['await transact(kernel, work)', 'const mostLines = 3', 'const patienceMs = 5', 'const errands = []', 'const wish = 1'],
    ...['const told = 1', 'const f = (asked: Input) => 1', 'type Given = string', 'rows.map((way) => way)', 'let house = app'],
    ...['function letters() {}', 'const kept = await read()', 'const sale = await lockOrder(tx, id)'],
  ].map((said): [string, Record<string, string>] => ['a name says the word of the trade', { 'apps/seller/src/a.ts': said }]),
  [
    'a name says the word of the trade',
    { 'server/src/modules/orders/orders/schema.sql': 'create table orders.order_fact (fact_id bigint);' },
  ],
  ['a submodule has no submodules', { [`${orders}/paying/cards/a.ts`]: '' }],
  ['an index.ts exports at most forty names', { [`${orders}/index.ts`]: `export { ${namesUpTo(41)} } from './a.ts'` }],
  ['an index.ts exports at most forty names', { [`${orders}/paying/index.ts`]: "export * from './a.ts'" }],
  [
    'a folder of a module holds at most twenty files, tests apart',
    Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${orders}/paying/${at}.ts`, ''])),
  ],
  ['a submodule imports nothing of its module but submodules', { [`${orders}/paying/pay.ts`]: "import { a } from '../a.ts'" }],
  [
    'submodules of a module import each other one way',
    {
      [`${orders}/paying/a.ts`]: "import { b } from '../closing/index.ts'",
      [`${orders}/closing/b.ts`]: "import { c } from '../placing/index.ts'",
      [`${orders}/placing/c.ts`]: "import { d } from '../closing/index.ts'",
    },
  ],
  ['every module stands in modules.ts', { 'server/src/modules/shops/hidden/index.ts': '' }, twoModules],
  ...[
    'sql`update orders.line set price = 1 returning old.price`',
    'sql`select any_value(price) from orders.line`',
    'sql`select uuidv7()`',
  ].map((code): [string, Record<string, string>] => ['every statement runs on PostgreSQL 15', { [`${orders}/a.ts`]: code }]),
  [
    'every statement runs on PostgreSQL 15',
    { 'server/src/modules/orders/orders/schema.sql': 'create table orders.line (goods text storage external);' },
  ],
  [
    'a migration builds an index of an existing table without blocking its writers',
    { 'server/db/migrations/0405-cake/up.sql': 'create index cake_name on oven.cake (name);' },
  ],
  ["a module's tables are its own", { [`${orders}/a.ts`]: 'sql`select id from profile.shop`' }, twoModules],
  [
    'a table references tables of its own module',
    { 'server/db/migrations/0001-a/up.sql': 'create table orders.line (id int references profile.shop)' },
  ],
  [
    'a table references tables of its own module',
    { [`${orders}/schema.sql`]: 'create table orders.line (id int references profile.shop)' },
  ],
  ...['create schema profile', 'create table profile.line (id int)', 'create index line_id on profile.line (id)'].map(
    (made): [string, Record<string, string>] => [
      'schema.sql makes the schema of its module, and nothing in another',
      { [`${orders}/schema.sql`]: made },
    ],
  ),
  ['an event is published by the one module whose manifest names it', { [`${orders}/a.ts`]: "await publish(tx, 'order.paid', {})" }],
  ['an event is published by the one module whose manifest names it', {}, tellers],
  [
    'an event is published by the one module whose manifest names it',
    { ...shopTells, 'server/src/modules/identity/people/a.ts': "await publish(tx, 'shop.opened', {})" },
    tellers.map((each) => (each.name === 'identity/people' ? { ...each, publishes: ['shop.opened'] } : each)),
  ],
  [
    'an event is published by the one module whose manifest names it',
    { [`${orders}/event-handlers.ts`]: "eventHandler('order.paid', 'a', go)" },
  ],
  ['an event handler names its event where it is made', { [`${orders}/event-handlers.ts`]: "eventHandler(paid, 'a', go)" }],
  [
    'an event handler reads its own tables and those of the publisher; on any other module it may only call commands',
    hearingBy('read'),
    tellers,
  ],
  ['an outbound call asserts first that no transaction is open', { [`${orders}/a.ts`]: "await fetch('https://gateway')" }],
  ['an outbound call asserts first that no transaction is open', { [`${orders}/a.ts`]: "import { AwsClient } from 'aws4fetch'" }],
  ['an outbound call asserts first that no transaction is open', { [`${orders}/a.ts`]: "import { request } from 'node:https'" }],
  ['nothing is any', { 'server/src/a.ts': 'const a = (b: any) => b' }],
  ['files that decide are pure', { [`${orders}/plan-order.ts`]: 'export const plan = () => Date.now()' }],
  ['files that decide are pure', { [`${orders}/plan-order.ts`]: "import { transaction } from '../../../platform/db/transaction.ts'" }],
  [
    'a screen uses its own folder and the parts, never another screen',
    { 'apps/storefront/src/screens/home/A.tsx': "import { B } from '../order/B.tsx'" },
  ],
  ['parts know no screen and no shell', { 'apps/storefront/src/parts/A.tsx': "import { B } from '../shell/B.tsx'" }],
  ['parts hold what is seen, and nothing loose', { 'apps/storefront/src/parts/use-near.ts': '' }],
  ['parts hold what is seen, and nothing loose', { 'apps/storefront/src/parts/live/read-events.ts': '' }],
  [
    'parts hold what is seen, and nothing loose',
    { 'apps/storefront/src/parts/cart/Cart.tsx': '', 'apps/storefront/src/parts/cart/kept.ts': "localStorage.getItem('cart')" },
  ],
  ['what an app keeps knows nothing that is seen', { 'apps/storefront/src/mall/a.ts': "import { B } from '../parts/B.tsx'" }],
  [
    'apps decide by reasons, never by codes',
    { 'packages/contract/src/codes.ts': "  3000006: say('A limit is reached.')", 'apps/seller/src/a.ts': 'const bookFull = 3000006' },
  ],
  [
    'apps decide by reasons, never by codes',
    {
      'packages/contract/src/codes.ts': "  2000017: say('Ended.')",
      'apps/storefront/src/words/en.ts': "const ended = { '2000017': 'Ended' }",
    },
  ],
  [
    'every call of the storefront has its hook by the same name',
    { 'packages/contract/src/orders/refunds.ts': "export const requestRefund = call({\n  path: '/customer/refund/apply',\n})" },
  ],
  ['a hook of the client goes by the name of its call', { 'packages/client/src/orders/refunds.ts': 'export const useRefunding = () => 1' }],
  [
    'a call is declared at the path of the module that answers it',
    { 'packages/contract/src/refunds.ts': 'export const showRefund = call({})' },
  ],
  [
    'a hook stands at the path of the module that answers its call',
    { 'packages/client/src/refunds.ts': 'export const useShowRefund = () => 1' },
  ],
  [
    'a call is tagged with the module whose routes answer it',
    { [`${orders}/routes.ts`]: "route('showRefund', contract.showRefund, showRefund)" },
  ],
  [
    'a file of calls of a console is named after the module that most of its hooks ask',
    { 'apps/seller/src/calls/money.ts': 'export const useShowShopBalance = () => 1' },
  ],
  [
    'a folder of console screens is named after a module whose hooks it uses',
    { 'apps/seller/src/screens/payments/Balances.tsx': 'const { data } = useShowShopBalance()' },
  ],
  [
    'what is seen asks by hooks, which know what a call makes stale',
    { 'apps/seller/src/screens/orders/A.tsx': 'await caller.ask(getOrders, {})' },
  ],
  [
    'what is seen asks by hooks, which know what a call makes stale',
    { 'apps/seller/src/parts/A.tsx': 'void queries.invalidateQueries({ queryKey: [getOrders.path] })' },
  ],
  [
    'types lead from the contract to the screen, and nothing is forced',
    { 'packages/client/src/catalog/products.ts': 'export const fields = { id, section } as never' },
  ],
  [
    'web knows no place of an app',
    { 'apps/storefront/src/paths.ts': "export const paths = { home: '/', cart: '/cart' }", 'packages/web/src/a.ts': "go('#/cart')" },
  ],
  ['there is no circle of imports', { 'tools/a.ts': "import { b } from './b.ts'", 'tools/b.ts': "import { a } from './a.ts'" }],
  ["the wire's odd spellings live in the contract and in paths.ts alone", { 'server/src/a.ts': "'/pages/prouduct/detail'" }],
  [
    'a screen changes the mall through useChange, which sends two presses in one moment once',
    { 'apps/seller/src/calls/a.ts': "import { useMutation } from '@tanstack/react-query'" },
  ],
  [
    'a screen test waits for the focus, which arrives after what is shown',
    { 'apps/seller/src/a.test.tsx': '  expect(field).toHaveFocus()\n  await waitFor(() => expect(field).toHaveFocus())\n' },
  ],
  ['no file is longer than 300 lines, but for tables', { 'server/src/a.ts': '\n'.repeat(301) }],
]

describe('violation of each rule', () => {
  it.each(planted)('%s', (name, files, facts = twoModules) => {
    const rule = rules.find((each) => each.name === name)
    expect(rule?.broken(toSources(files), facts)).toHaveLength(1)
  })
  it('an event handler may call a command of another module', () =>
    expect(eventRules.flatMap((rule) => rule.broken(toSources(hearingBy('write')), tellers))).toEqual([]))
  it('is planted for every rule', () => expect(new Set(planted.map(([name]) => name))).toEqual(new Set(rules.map((rule) => rule.name))))
  it('real code is checked too: the row files of one module are rejected in the folder of any other', () => {
    const rule = rules.find((each) => each.name === "a module's tables are its own")
    const rows = [...sources.values()].filter(({ path }) => /modules\/[^/]+\/[^/]+\/[\w-]+-rows\.ts$/.test(path))
    expect(rows.length).toBeGreaterThan(5)
    for (const { path, text } of rows) {
      const moved = path.replace(/modules\/[^/]+\/[^/]+/, 'modules/elsewhere/else')
      expect(rule?.broken(toSources({ [moved]: text }), modules), path).not.toEqual([])
    }
  })
})
