import { chromium, type Page } from '@playwright/test'

/**
 * `npm run links -- http://localhost:3000`: opens every link of a running demo mall, as a visitor, a shopper, a seller and each staff role, in six
 * languages. It reports dead links, missing texts and browser errors. CHROMIUM names the browser.
 */
const base = process.argv.find((each) => each.startsWith('http')) ?? 'http://localhost:3000'
const only = process.argv.find((each) => each.startsWith('--as='))?.slice(5)
const languages = process.argv
  .find((each) => each.startsWith('--in='))
  ?.slice(5)
  .split(',') ?? ['en', 'zh', 'es', 'jp', 'th', 'zhtw']
const maxOfAKind = 2
/** `{no}` is allowed: a shop's tracking link contains it in place of the parcel number. */
const deadEnds =
  /This page doesn.t exist|This part of the shop is not open|undefined|\[object Object\]|\bNaN\b|Invalid Date|\{(?!no\})[a-zA-Z]+\}/

type DemoPerson = { role: string; email: string; password: string; totp?: { code: string } }
const ask = async <T>(path: string, fields?: Record<string, string>, token?: string): Promise<T> => {
  const answer = await fetch(`${base}/api${path}`, {
    headers: token ? { 'access-token': token } : {},
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
  return ((await answer.json()) as { data: T }).data
}
const people = async () => (await ask<{ list: DemoPerson[] }>('/customer/index/demo')).list
const host = (name: string) => base.replace('://', `://${name}.`)

/** Key for the kind of an address. Addresses of one kind differ only in values such as IDs. */
const kindOf = (href: string) => {
  const [path = '', query = ''] = href.split('?')
  const params = [...new URLSearchParams(query)].map(([name, value]) =>
    /^(tab|view|section|status|sort|step|name)$/.test(name) ? `${name}=${value}` : name,
  )
  return `${path}?${params.toSorted().join('&')}`
}

const troubles: string[] = []
const settle = async (page: Page) => {
  await page
    .locator('#main h1, main h1')
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => {})
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {})
}

/** Opens an address and records its faults. Returns the links of the page. */
const look = async (page: Page, who: string, href: string, errors: string[]): Promise<string[]> => {
  errors.length = 0
  await page.evaluate((to) => void (location.hash = to), href)
  await page.waitForTimeout(150)
  await settle(page)
  const text = await page.locator('body').innerText()
  const found = deadEnds.exec(text)?.[0]
  // The screen where staff edit texts shows placeholders such as `{name}` on purpose.
  const isMeant = (href.includes('/404') && found?.startsWith('This page')) || (href.startsWith('#/texts') && found?.startsWith('{'))
  if (found && !isMeant) troubles.push(`${who} ${href}: says “${found}”`)
  if ((await page.locator('h1').count()) === 0) await settle(page)
  if ((await page.locator('h1').count()) === 0) troubles.push(`${who} ${href}: has no heading`)
  for (const each of errors) troubles.push(`${who} ${href}: ${each}`)
  return page.locator('a[href^="#"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

const walk = async (page: Page, who: string, begin: readonly string[], isPage: (href: string) => boolean): Promise<string[]> => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`broke: ${error.message}`))
  page.on(
    'console',
    (said) =>
      said.type() === 'error' &&
      !said.location().url.endsWith('/favicon.ico') &&
      errors.push(`console: ${said.text().slice(0, 200)} ${said.location().url}`),
  )
  const seen = new Map<string, number>()
  const open = [...begin]
  const visited: string[] = []
  while (open.length > 0) {
    const href = open.shift() ?? ''
    const kind = kindOf(href)
    const times = seen.get(kind) ?? 0
    if (times >= maxOfAKind || visited.includes(href)) continue
    seen.set(kind, times + 1)
    visited.push(href)
    open.push(...(await look(page, who, href, errors)).filter(isPage))
  }
  return visited
}
/** Opens the same addresses in another language. */
const reread = async (page: Page, who: string, visited: readonly string[]): Promise<void> => {
  const once = new Map(visited.map((href) => [kindOf(href), href]))
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`broke: ${error.message}`))
  page.on(
    'console',
    (said) =>
      said.type() === 'error' &&
      !said.location().url.endsWith('/favicon.ico') &&
      errors.push(`console: ${said.text().slice(0, 200)} ${said.location().url}`),
  )
  for (const href of once.values()) await look(page, who, href, errors)
}

type Visitor = { who: string; enter: (page: Page, lang: string) => Promise<void>; begin: readonly string[] }
const isPage = (href: string) =>
  href.startsWith('#/') && !href.includes('tab=backend') && !/tab=(products|orders|received|store)\b/.test(href)
const openAt = async (page: Page, url: string, stored: Record<string, string>) => {
  await page.addInitScript(
    (all) => Object.entries(all).forEach(([name, value]) => localStorage.getItem(name) ?? localStorage.setItem(name, value)),
    stored,
  )
  await page.goto(url)
  await settle(page)
}
const customer =
  (email: string | null): Visitor['enter'] =>
  async (page, lang) => {
    const person = (await people()).find((each) => each.email === email)
    const entered =
      person && (await ask<{ 'access-token': string }>('/customer/login/account', { email: person.email, password: person.password }))
    await openAt(page, `${base}/`, { lang, ...(entered && { 'access-token': entered['access-token'] }) })
  }
const seller: Visitor['enter'] = async (page, lang) => {
  const person = (await people()).find(({ role }) => role === 'seller')
  const { 'access-token': token } = await ask<{ 'access-token': string }>('/customer/login/account', {
    email: person?.email ?? '',
    password: person?.password ?? '',
  })
  const { url } = await ask<{ url: string }>('/customer/user/seller_ticket', {}, token)
  await openAt(page, url, { lang })
}
const staff =
  (role: string): Visitor['enter'] =>
  async (page, lang) => {
    await openAt(page, `${host('operator')}/`, { 'staff.lang': lang })
    // An authenticator code works once. The next code follows within half a minute, so the sign-in is tried up to three times.
    for (let tries = 0; tries < 3; tries += 1) {
      const person = (await people()).find((each) => each.role === `operator_${role}`)
      await page
        .locator('input[type="email"]')
        .first()
        .fill(person?.email ?? '')
      await page
        .locator('input[type="password"]')
        .first()
        .fill(person?.password ?? '')
      await page
        .locator('input[inputmode="numeric"], input[autocomplete="one-time-code"]')
        .first()
        .fill(person?.totp?.code ?? '')
      await page.locator('button[type="submit"]').first().click()
      await page.waitForTimeout(2500)
      if ((await page.locator('input[type="password"]').count()) === 0) return
      await page.waitForTimeout(30_000 - (Date.now() % 30_000) + 500)
    }
    troubles.push(`${role}: could not sign in`)
  }

const visitors: Visitor[] = [
  {
    who: 'visitor',
    enter: customer(null),
    begin: ['#/', '#/pages/users/register', '#/pages/users/404', '#/pages/blog/blog', '#/choose-location'],
  },
  { who: 'shopper', enter: customer('mali@plaza.example'), begin: ['#/', '#/pages/mine/dashboard', '#/pages/cart/edit'] },
  { who: 'shopkeeper', enter: customer('anders@plaza.example'), begin: ['#/pages/mine/dashboard', '#/pages/mine/dashboard?tab=sales'] },
  { who: 'seller', enter: seller, begin: ['#/'] },
  ...['owner', 'finance', 'risk', 'catalogue', 'support', 'auditor'].map((role): Visitor => ({
    who: role,
    enter: staff(role),
    begin: ['#/'],
  })),
]

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '', args: ['--no-sandbox'] })
let steps = 0
for (const { who, enter, begin } of visitors.filter((each) => !only || only.split(',').includes(each.who))) {
  let visited: string[] = []
  for (const lang of languages) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await enter(page, lang)
    if (visited.length === 0) visited = await walk(page, who, begin, isPage)
    else await reread(page, `${who} in ${lang}`, visited)
    await context.close()
  }
  steps += visited.length
  console.log(`${who}: ${visited.length} addresses of ${new Set(visited.map(kindOf)).size} kinds`)
}
await browser.close()
for (const each of new Set(troubles)) console.log(`  ✗ ${each}`)
console.log(troubles.length === 0 ? `Every link leads somewhere (${steps} addresses).` : `${new Set(troubles).size} troubles.`)
process.exit(troubles.length === 0 ? 0 : 1)
