import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUserInfo, loginByPassword, resetPassword } from '@plaza/contract'
import pino from 'pino'
import { expect, test } from 'vitest'
import { openDemoMall } from './demo-mall.ts'
import { enter, newcomer } from './shoppers.ts'

test('the log of a busy day contains no token, no password, no code and no personal address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-log-'))
  const path = join(folder, 'log')
  const stream = createWriteStream(path)
  const mall = await openDemoMall({}, (kernel) => {
    kernel.log = pino({ level: 'trace', base: null }, stream)
  })
  const ada = await newcomer(mall)
  const again = await enter(mall, ada.email)
  await mall.ask(getUserInfo, {}, again.headers)
  await mall.ask(loginByPassword, { email: ada.email, password: 'a-wrong-password' })
  await mall.ask(resetPassword, { email: ada.email, code: '918273', password: 'another-password', confirm_password: 'another-password' })
  await mall.app.inject({ method: 'GET', url: `/api/customer/info/get_userinfo?access-token=${ada.token}&password=engine` })
  await mall.end()
  await new Promise<void>((resolve) => stream.end(resolve))
  const log = await readFile(path, 'utf8')
  await rm(folder, { recursive: true })
  expect(log).toContain('/customer/info/get_userinfo')
  for (const secret of [ada.token, again.token, ada.email, 'engine', 'a-wrong-password', 'another-password', '918273'])
    expect(log).not.toContain(secret)
})
