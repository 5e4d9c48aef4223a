import type { Page } from '@playwright/test'
import { ask, isLoggedIn, somebodyNew } from '../account.ts'
import { says, expect, hasChosen, inLongRun, open, test } from '../mall.ts'
import { wordsIn } from '../words.ts'

const notices = '#/pages/mine/dashboard?tab=notices'
/** A login from an unknown device sends a notification. */
const logInElsewhere = (page: Page, who: { email: string; password: string }) =>
  ask(page.request, '/customer/login/account', { email: who.email, password: who.password })

test('marks one notice as read, then all of them, and the dot disappears', inLongRun, async ({ page }) => {
  const who = await somebodyNew()
  await logInElsewhere(page, who)
  await isLoggedIn(page, who.token)
  await open(page, notices)
  const marks = page.getByRole('button', { name: /^Mark as read: / })
  await expect(marks.first()).toBeVisible()
  const before = await marks.count()
  expect(before).toBeGreaterThan(1)
  await marks.first().click()
  await expect(marks).toHaveCount(before - 1)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(marks).toHaveCount(0)
  await expect(page.getByText(/unread notice/)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await expect(marks).toHaveCount(0)
})

test('an open list is marked as read on leaving it, and the badge clears', inLongRun, async ({ page }) => {
  const who = await somebodyNew()
  await logInElsewhere(page, who)
  await isLoggedIn(page, who.token)
  await open(page, notices)
  const marks = page.getByRole('button', { name: /^Mark as read: / })
  await expect(marks.first()).toBeVisible()
  await page.goto('/#/pages/news/index')
  await expect(page.getByText(/unread notice/)).toHaveCount(0)
  await page.goto(`/${notices}`)
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await expect(marks).toHaveCount(0)
})

test('a notice arrives in both tabs without a reload, over one stream', async ({ page, context }) => {
  const who = await somebodyNew()
  await isLoggedIn(page, who.token)
  const streams: string[] = []
  context.on('request', (request) => request.url().includes('/api/realtime?') && streams.push(request.url()))
  const opened = page.waitForResponse((response) => response.url().includes('/api/realtime?') && response.ok())
  await open(page, notices)
  await opened
  const second = await context.newPage()
  await isLoggedIn(second, who.token)
  await open(second, notices)
  await expect(second.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  const count = await page.getByRole('article').count()

  await logInElsewhere(page, who)
  await Promise.all([page, second].map((tab) => expect(tab.getByRole('tabpanel').getByRole('article')).toHaveCount(count + 1)))
  expect(streams).toHaveLength(1)

  // Closes the tab that reads the event stream. The second tab must then open the stream.
  const again = second.waitForResponse((response) => response.url().includes('/api/realtime?') && response.ok())
  await page.close()
  await again
  await second.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(second.getByRole('button', { name: /^Mark as read: / })).toHaveCount(0)
})

/** Title of the notification about a login from a new device. */
const newSignIn = { zh: '新设备登录', jp: '新しい端末からのログイン', th: 'การเข้าสู่ระบบจากอุปกรณ์ใหม่' } as const

for (const lang of ['zh', 'jp', 'th'] as const)
  test(`in ${lang}: a notice arrives in a second tab by itself, and is counted`, inLongRun, async ({ page, context }) => {
    const words = (await wordsIn(lang)).notices
    const who = await somebodyNew()
    const opened = page.waitForResponse((response) => response.url().includes('/api/realtime?') && response.ok())
    const second = await context.newPage()
    for (const tab of [page, second]) {
      await hasChosen(tab, { lang })
      await isLoggedIn(tab, who.token)
      await open(tab, notices)
      await opened
    }
    await expect(second.getByRole('tab', { name: words.notices })).toBeVisible()
    const rows = second.getByRole('tabpanel').getByRole('article')
    await expect(rows.first()).toBeVisible()
    const count = await rows.count()
    await logInElsewhere(page, who)
    await expect(rows).toHaveCount(count + 1)
    await expect(rows.first()).toContainText(newSignIn[lang])
    await second.getByRole('button', { name: words.markAll }).click()
    await says(second, words.allRead)
    await expect(page.getByRole('button', { name: words.markAll })).toHaveCount(0)
  })

test('a notice read in one tab is read in the other', inLongRun, async ({ page, context }) => {
  const who = await somebodyNew()
  await isLoggedIn(page, who.token)
  await open(page, notices)
  const second = await context.newPage()
  await isLoggedIn(second, who.token)
  await open(second, notices)
  const mark = /^Mark as read: /
  await expect(second.getByRole('button', { name: mark }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(second.getByRole('button', { name: mark })).toHaveCount(0)
})
