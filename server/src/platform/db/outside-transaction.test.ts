import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKernel } from '../../app.ts'
import { openKernel, type OpenKernel } from '../../../test/mall.ts'
import { smtpDelivery } from '../external/mail/mail.ts'
import { s3Storage } from '../external/storage/s3-storage.ts'
import { transaction } from './transaction.ts'
import { boundedFetch } from '../external/bounded-fetch.ts'
import { makeAssertOutsideTransaction } from './outside-transaction.ts'

let open: OpenKernel
let requestCount = 0
let mailId = ''
const server = createServer((_request, response) => {
  requestCount += 1
  response.end('{}')
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  open = await openKernel({
    MAIL_URL: 'smtp://127.0.0.1:1',
    SMS_URL: `${url}/send`,
    SOCIAL_PLATFORM: 'Clipreel',
    SOCIAL_ISSUER: url,
    SOCIAL_CLIENT_ID: 'plaza',
    SOCIAL_CLIENT_SECRET: 'a secret of the platform',
  })
  const { rows } = await sql<{ id: string }>`insert into platform.mail (recipient, subject, body_text, body_html)
    values ('ada@people.example', '', '', '') returning id`.execute(open.kernel.db)
  mailId = rows[0]?.id ?? ''
})
afterAll(async () => {
  await open.end()
  server.close()
})

const journey = { state: 'a', nonce: 'b', verifier: 'c' }
const file = 'media/ab/abc/640.webp'
const s3 = () =>
  s3Storage(
    's3://files',
    { endpoint: url, region: 'r', access: { by: 'keys', accessKeyId: 'k', secretAccessKey: 's', sessionToken: null } },
    open.kernel.assertOutsideTransaction,
  )
const outsideCalls: [string, () => Promise<unknown>][] = [
  [
    'a gateway',
    () =>
      boundedFetch({
        whom: 'a gateway',
        hosts: new Set([new URL(url).host]),
        assertOutsideTransaction: open.kernel.assertOutsideTransaction,
      })(url, {}),
  ],
  ['the SMS gateway', () => open.kernel.sms.send('a-key', '+44 20 7946 0101', 'hello')],
  ['the mail server, whether it is there', () => open.kernel.mail.ready()],
  [
    'the mail server, with a letter',
    () => smtpDelivery(open.kernel, { url: 'smtp://127.0.0.1:1', from: 'a@mall.example' }).perform({ mailId }, 'letter:1'),
  ],
  ['the login platform', async () => open.kernel.platform?.authorizeUrl(journey, `${url}/back`)],
  ['the file store, with a file', () => open.kernel.storage.put(file, Buffer.from('x'), 'image/webp')],
  ['the file store, for a file', () => open.kernel.storage.get(file)],
  ['a file store elsewhere', () => s3().get(file)],
]

test.each(outsideCalls)('%s is not called inside a transaction', async (_whom, ask) => {
  const before = requestCount
  await expect(transaction(open.kernel, ask)).rejects.toThrow('was about to be asked inside a transaction')
  await expect(transaction(open.kernel, (tx) => transaction({ db: tx }, ask))).rejects.toThrow('was about to be asked inside a transaction')
  expect(requestCount).toBe(before)
})

test('it is called outside a transaction, also from work started in a finished one', async () => {
  const assertOutsideTransaction = () => open.kernel.assertOutsideTransaction('a friend')
  expect(assertOutsideTransaction).not.toThrow()
  const later = await transaction(open.kernel, async () => ({
    over: new Promise((resolve) => setTimeout(resolve, 50)).then(assertOutsideTransaction),
  }))
  await expect(later.over).resolves.toBeUndefined()
  await expect(
    Promise.all([
      transaction(open.kernel, () => open.kernel.storage.get('media/ab/abc/128.webp').catch(() => null)),
      Promise.resolve().then(assertOutsideTransaction),
    ]),
  ).resolves.toBeDefined()
})

test('in a real mall a call inside a transaction is logged and does not throw', async () => {
  const said: unknown[] = []
  const assertOutsideTransaction = makeAssertOutsideTransaction({ error: (...words: unknown[]) => void said.push(words) }, true)
  assertOutsideTransaction('a friend')
  expect(said).toEqual([])
  await transaction(open.kernel, async () => assertOutsideTransaction('the card gateway'))
  expect(String((said[0] as [{ err: Error }])[0].err)).toContain('the card gateway was about to be asked inside a transaction')
})

test('in production it is logged as well', async () => {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  const kernel = makeKernel(open.kernel.environment, open.url)
  process.env['NODE_ENV'] = before
  await expect(transaction(open.kernel, async () => kernel.assertOutsideTransaction('a friend'))).resolves.toBeUndefined()
  await kernel.database.close()
})

test('a transaction takes no second connection, so that many of them cannot deadlock the pool', async () => {
  const another = () => sql`select 1`.execute(open.kernel.db)
  await expect(transaction(open.kernel, another)).rejects.toThrow('a second connection')
  await expect(transaction(open.kernel, (tx) => transaction({ db: tx }, another))).rejects.toThrow('a second connection')
  await expect(transaction(open.kernel, (tx) => sql`select 1`.execute(tx))).resolves.toBeDefined()
  await expect(another()).resolves.toBeDefined()
})
