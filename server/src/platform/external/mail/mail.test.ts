import { createServer, type AddressInfo } from 'node:net'
import { refused } from '@plaza/values'
import { sql } from 'kysely'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKernel, type OpenKernel } from '../../../../test/mall.ts'
import { until } from '../../../../test/until.ts'
import { runningOutbound, startOutbound } from '../outbound/index.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { transaction } from '../../db/transaction.ts'
import { smtpDelivery, emailOutbound, makeMail, type Email } from './mail.ts'

let open: OpenKernel
const toStop: (() => Promise<unknown> | unknown)[] = []
beforeEach(async () => {
  open = await openKernel()
})
afterEach(async () => {
  for (const stop of toStop.splice(0)) await stop()
  await open.end()
})

const postOffice = async (options: SMTPServerOptions = {}) => {
  const received: { from: string; to: string[]; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((to) => to.address),
          source: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  toStop.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

const from = 'Plaza <no-reply@mall.example>'
const email: Email = {
  to: 'ada@people.example',
  subject: 'Your order ชา ☕',
  text: 'It is on its way.\nThank you.',
  html: '<p>It is on its way.</p>',
}
const send = (one: Email = email, configured = true) => transaction(open.kernel, (tx) => makeMail(configured).send(tx, one))
const emails = async () =>
  (
    await sql<{
      id: string
      sent: boolean
      failure: string | null
    }>`select id, sent_at is not null as sent, failure from platform.mail order by id`.execute(open.kernel.db)
  ).rows
const work = async (url: string): Promise<Jobs> => {
  const jobs = await startOutbound(open.kernel, open.url, { [emailOutbound]: smtpDelivery(open.kernel, { url, from }) })
  toStop.push(() => jobs.stop())
  return jobs
}
/** Runs the outbound call of the email with this id once. */
const carry = (url: string, mailId: string | undefined) =>
  runningOutbound(open.kernel, { [emailOutbound]: smtpDelivery(open.kernel, { url, from }) })({ key: `letter:${mailId}` })
const waiting = async () => (await sql<{ attempts: number }>`select attempts from graphile_worker.jobs`.execute(open.kernel.db)).rows

test('an email is delivered completely to its recipient', async () => {
  const office = await postOffice()
  await work(office.url)
  await send()
  await until(() => office.received.length === 1)
  const [mail] = office.received
  expect(mail).toMatchObject({ from: 'no-reply@mall.example', to: ['ada@people.example'] })
  expect(mail?.source).toContain('From: Plaza <no-reply@mall.example>')
  expect(mail?.source).toContain('It is on its way.')
  expect(mail?.source).toContain('text/html')
  await until(async () => (await emails())[0]?.sent === true)
  await until(async () => (await waiting()).length === 0)
})

test('an email of a refused transaction is never written', async () => {
  const office = await postOffice()
  await work(office.url)
  await transaction(open.kernel, async (tx) => {
    await makeMail(true).send(tx, email)
    return refused('no')
  })
  expect(await emails()).toEqual([])
  expect(await waiting()).toEqual([])
})

test('without a mail server an email is only stored', async () => {
  await send(email, false)
  expect(await emails()).toMatchObject([{ sent: false, failure: null }])
  expect(await waiting()).toEqual([])
})

test('a failure is recorded on the email and retried, and success clears it', async () => {
  let refusing = true
  const office = await postOffice({
    onRcptTo(_address, _session, done) {
      done(refusing ? Object.assign(new Error('mailbox is full'), { responseCode: 452 }) : undefined)
    },
  })
  await send()
  const [written] = await emails()
  await carry(office.url, written?.id)
  expect((await emails())[0]).toMatchObject({ sent: false, failure: expect.stringContaining('mailbox is full') })
  refusing = false
  await carry(office.url, written?.id)
  expect((await emails())[0]).toMatchObject({ sent: true, failure: null })
})

test('an unreachable mail server makes the job retry later', async () => {
  await work('smtp://127.0.0.1:1')
  await send()
  await until(async () => (await emails())[0]?.failure !== null)
  const later = async () =>
    (await sql<{ later: boolean }>`select run_at > now() as later from graphile_worker.jobs where attempts = 0`.execute(open.kernel.db))
      .rows
  await until(async () => (await later())[0]?.later === true)
})

test('a job delivered twice sends the email once', async () => {
  const office = await postOffice()
  await send()
  const [written] = await emails()
  await carry(office.url, written?.id)
  await carry(office.url, written?.id)
  await carry(office.url, '999')
  expect(office.received).toHaveLength(1)
})

test('user input cannot inject email headers', async () => {
  const office = await postOffice()
  await send({ ...email, subject: 'Hello\r\nBcc: everyone@people.example' })
  const [written] = await emails()
  await carry(office.url, written?.id)
  expect(office.received[0]?.to).toEqual(['ada@people.example'])
  expect(office.received[0]?.source).not.toMatch(/^Bcc:/m)
})

test('a silent mail server times out, so that other jobs can run', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  toStop.push(() => silent.close())
  await send()
  const [written] = await emails()
  await carry(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, written?.id)
  expect((await emails())[0]?.failure).toMatch(/[Gg]reeting/)
}, 20_000)
