import { randomBytes } from 'node:crypto'
import { ask, read, somebodyNew, staffLogIn } from '../account.ts'
import { expect, onDesktop, staffUrl, test } from '../mall.ts'
import { violationsInBothThemes } from '../violations.ts'

/** Submits a recharge: uploads a picture as proof that the coins were sent. */
const recharged = async (api: Parameters<typeof ask>[0], token: string, picture: Buffer): Promise<string> => {
  const headers = { 'access-token': token }
  const multipart = { purpose: 'certificate', file: { name: 'proof.png', mimeType: 'image/png', buffer: picture } }
  const sent = (await (await api.post('/api/upload', { headers, multipart })).json()) as { data: { id: string } }
  const requests = { amount: '300', wallet: 'USDT-TRC20', 'certificate[0]': sent.data.id, transaction_id: randomBytes(32).toString('hex') }
  const made = await ask(api, '/customer/info/recharge', { ...requests, idempotency_key: crypto.randomUUID() }, token)
  expect(made.code, made.message).toBe(200)
  return String(made.data?.['id'])
}

test(
  'a recharge is declined by keyboard, undone and declined again; the customer reads the reason in their language',
  onDesktop,
  async ({ page, context }) => {
    const { token, email } = await somebodyNew()
    await ask(page.request, '/customer/info/update_user', { lang: 'es' }, token)
    const id = await recharged(page.request, token, await page.screenshot({ type: 'png' }))
    await staffLogIn(page, 'operator_finance')
    await page.goto(`${staffUrl}/#/queue?q=${encodeURIComponent(email)}`)
    await expect(page.getByRole('list', { name: 'Queue' }).getByRole('link')).toHaveCount(1)

    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { name: new RegExp(`Recharge ${id} `) })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.keyboard.press('r')
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Recharge ${id} → Decline`)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
    await page.keyboard.press('r')
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Recharge ${id} → Decline`)).toBeVisible()
    await page.close()

    // The operator has closed the window, but the decision still takes effect after ten seconds.
    await expect
      .poll(async () => JSON.stringify((await read(context.request, '/customer/info/recharge_list', token)).data), { timeout: 30_000 })
      .toContain('El pago no nos ha llegado')
  },
)
