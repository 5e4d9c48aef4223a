import { bindSocialAccount } from '@plaza/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeBrowser } from '../../browser.ts'
import { type DemoMall, openDemoMall } from '../../demo-mall.ts'
import { newcomer } from '../../shoppers.ts'
import { openRealPlatform, type RealPlatform } from '../../real-platform.ts'
import { hour, minute } from '../trial.ts'
import { triedAround } from './tried-around.ts'

/** Tests how often one network address may log in through another platform: the last allowed login, one more, and the end of the pause. */
let platform: RealPlatform
let mall: DemoMall
const { now } = Date
beforeAll(async () => {
  platform = await openRealPlatform()
  mall = await openDemoMall(platform.settings)
})
afterEach(() => {
  mall.kernel.now = () => new Date(now())
})
afterAll(async () => {
  await mall.end()
  await platform.close()
})

let met = 0
/** Logs in through the platform as a person with this email address, in a new browser. */
const comesBack = async (email: string) => {
  met += 1
  platform.person = { sub: `person-${met}`, name: 'Rin Aoki', email, email_verified: true }
  const browser = makeBrowser(mall.app, 'http://localhost:3000')
  const { location: there } = await browser.visit('/api/customer/login/Clipreel/start')
  const { location } = await browser.visit(await browser.throughPlatform(there))
  return { cookie: browser.cookies(), token: /data=([\w-]{43})$/.exec(location)?.[1] ?? '', failed: /error=(\w+)$/.exec(location)?.[1] }
}

test('an address may return from a login platform 60 times in 15 minutes', async () => {
  const { answers } = await triedAround(mall, 'social:from', { most: 60, withinMs: 15 * minute }, async () => {
    const { token, failed } = await comesBack('rin@clips.example')
    return { code: token === '' ? 0 : 200, data: failed }
  })
  expect(answers.map(({ code, data }) => data ?? code)).toEqual([200, 200, 'busy', 'busy', 200])
})

test('an address may create 30 accounts an hour', async () => {
  const { email } = await newcomer(mall)
  const { answers, endMs } = await triedAround(mall, 'social:made', { most: 30, withinMs: hour }, async () => {
    const { token, cookie } = await comesBack(email)
    return mall.ask(bindSocialAccount, { data: token, register: '1', full_name: 'Rin Aoki', agreement: '1' }, { cookie })
  })
  // An email address in use counts as an attempt too, because the refusal reveals that it has an account.
  expect(answers.map(({ code }) => code)).toEqual([1100007, 1100007, 3000002, 3000002, 1100007])
  const waits = answers.slice(2, 4).map(({ data }) => (data as { retry_after: number }).retry_after)
  expect(waits).toEqual([(endMs - minute) / 1000, 1])
})
