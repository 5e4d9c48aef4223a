import type { Page } from '@playwright/test'
import { read, staffToken } from '../account.ts'
import { expect, onDesktop, open, staffUrl, test } from '../mall.ts'

const line = (id: number, from: string, to: string) => {
  const owner = (address: string) => (address.startsWith('order') ? { kind: 'order', id: String(id), name: `20261128-6T28X${id}` } : null)
  return {
    ...{ id: String(id), at: '2026-11-28T11:47:00.000Z', kind: 'reversal_made', from, to, from_owner: owner(from), to_owner: owner(to) },
    ...{ amount: '1516.10', reference: `order:${id}`, order_no: `20261128-6T28X${id}`, actor: 'system', remark: '' },
  }
}
const lines = [line(7, 'order.escrow/7', 'cash/card'), line(8, 'cash/card', 'order.escrow/8')]
const promises = ['100', '300'].map((kind, at) => ({
  ...{ kind, decided: at === 0 ? 6 : 12, kept: at === 0 ? 6 : 12, promised_minutes: 5760, median_minutes: 1 },
}))

/** Replaces the answer of one call. */
const answers = (page: Page, path: string, data: object) =>
  page.route(
    ({ pathname }) => pathname === `/api${path}`,
    (route) => route.fulfill({ json: { code: 200, message: '', data } }),
  )

test(
  'on a desktop the ledger shows every column whole, and figures of the overview stand beside their names',
  onDesktop,
  async ({ page }) => {
    const token = await staffToken(page.request, 'operator_owner')
    await page.addInitScript((stored) => localStorage.setItem('staff.token', stored), token)
    const overview = await read(page.request, '/operator/overview', token)
    await answers(page, '/operator/ledger', { list: lines, next_cursor: null })
    await answers(page, '/operator/overview', { ...overview.data, promises })
    await open(page, '#/ledger', staffUrl)
    const table = page.getByRole('table')
    await expect(table.getByText('order:8')).toBeVisible()
    expect(await table.evaluate(({ parentElement: around }) => (around ? around.scrollWidth - around.clientWidth : -1))).toBe(0)
    await page.evaluate(() => (location.hash = '#/overview'))
    const rows = page.getByRole('listitem').filter({ hasText: 'on time' })
    await expect(rows).toHaveCount(promises.length)
    const gaps = await rows.evaluateAll((all) =>
      all.map((row) => Math.round((row.lastElementChild as Element).getBoundingClientRect().top - row.getBoundingClientRect().top)),
    )
    expect(Math.max(...gaps)).toBeLessThan(20)
  },
)
