import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { changePaymentSettings, forgotPassword, sendCode, updateUser } from '@plaza/contract'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { openDemoMall, openOwnersMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { newcomer, passTime } from '../../../../../test/shoppers.ts'
import { solveCaptcha } from '../../../../../test/solve-captcha.ts'
import { until } from '../../../../../test/until.ts'

const toStop: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of toStop.splice(0)) await stop()
})
const open = async (settings: Record<string, string>): Promise<DemoMall> => {
  const mall = await openDemoMall(settings)
  toStop.push(mall.end)
  return mall
}
const forgot = async (mall: DemoMall, email = 'mali@plaza.example') =>
  mall.ask(forgotPassword, { email, captcha: await solveCaptcha(mall) })

describe('sending emails', () => {
  test('a mall without a mail server reports that it cannot send, for every address', async () => {
    const mall = await openOwnersMall()
    toStop.push(mall.end)
    expect((await forgot(mall)).code).toBe(1100005)
    expect((await forgot(mall, 'nobody@people.example')).code).toBe(1100005)
  })
  test('an unreachable or refusing mail server is reported the same, and no code is stored', async () => {
    const away = await open({ MAIL_URL: 'smtp://127.0.0.1:1' })
    expect((await forgot(away)).code).toBe(1100005)
    expect((await forgot(away)).code).toBe(1100005)
  })
  test('a working mail server delivers the code, and it is counted', async () => {
    const received: string[] = []
    const office = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = ''
        stream.on('data', (part: Buffer) => (text += part.toString()))
        stream.on('end', () => {
          received.push(text)
          done()
        })
      },
    })
    await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve))
    toStop.push(() => new Promise<void>((resolve) => office.close(resolve)))
    const mall = await open({ MAIL_URL: `smtp://127.0.0.1:${(office.server.address() as AddressInfo).port}` })
    expect((await forgot(mall)).code).toBe(200)
    const toMali = () => received.find((text) => /To: mali@plaza\.example/.test(text))
    await until(() => toMali() !== undefined)
    expect(toMali()).toMatch(/\d{6}/)
    expect((await forgot(mall)).code).toBe(3000002)
  })
})

type SentMessage = { to: string; from: string; text: string }
const gateway = async (status: () => number) => {
  const taken: SentMessage[] = []
  const tokens: (string | undefined)[] = []
  const keys: (string | string[] | undefined)[] = []
  const read = async (request: IncomingMessage) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    return JSON.parse(Buffer.concat(parts).toString()) as SentMessage
  }
  const server: Server = createServer((request, response) => {
    void read(request).then((message) => {
      tokens.push(request.headers.authorization)
      keys.push(request.headers['idempotency-key'])
      if (status() < 300) taken.push(message)
      response.writeHead(status()).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  toStop.push(() => server.close())
  return { taken, tokens, keys, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` }
}

describe('sending text messages', () => {
  const phone = '+44 20 7946 0101'
  const withPhone = async (mall: DemoMall) => {
    const ada = await newcomer(mall)
    await mall.ask(updateUser, { phone }, ada.headers)
    return ada
  }
  test('without a gateway the phone is not offered', async () => {
    const mall = await open({})
    const ada = await withPhone(mall)
    expect((await mall.ask(sendCode, { phone, purpose: 'payment_settings' }, ada.headers)).code).toBe(2000001)
  })
  test('sends a code to the own number for one action; a gateway error is reported and not counted', async () => {
    let status = 500
    const { taken, tokens, keys, url } = await gateway(() => status)
    const mall = await open({ SMS_URL: url, SMS_TOKEN: 'a-token-of-the-gateway', SMS_FROM: 'Mall' })
    const ada = await withPhone(mall)
    const send = (more: Record<string, string> = {}) =>
      mall.ask(sendCode, { phone, purpose: 'payment_settings', ...more }, { ...ada.headers, lang: 'es' })
    expect((await send()).code).toBe(2000001)
    status = 202
    expect((await send()).code).toBe(200)
    expect(tokens).toEqual(['Bearer a-token-of-the-gateway', 'Bearer a-token-of-the-gateway'])
    expect(new Set(keys).size).toBe(2)
    expect(taken).toEqual([{ to: '+442079460101', from: 'Mall', text: expect.stringMatching(/^\d{6} es tu código de Plaza/) as string }])
    expect((await send()).code).toBe(3000002)
    expect((await send({ phone: '+44 20 7946 0199' })).code).toBe(1000008)

    const code = taken[0]?.text.slice(0, 6) ?? ''
    expect(await mall.ask(changePaymentSettings, { bank_name: 'Coutts' }, ada.headers)).toMatchObject({
      code: 3000005,
      data: { methods: ['email', 'sms'] },
    })
    expect((await mall.ask(changePaymentSettings, { bank_name: 'Coutts', code }, ada.headers)).code).toBe(200)
    passTime(mall, 61_000)
    expect((await mall.ask(changePaymentSettings, { bank_name: 'Barclays', code }, ada.headers)).code).toBe(3000004)
  })
})
