import { getUserInfo, loginByPassword, register } from '@plaza/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../test/demo-mall.ts'
import { solveCaptcha } from '../../../test/solve-captcha.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

test('Mali logs in and is known', async () => {
  const entered = await mall.ask(loginByPassword, { email: 'Mali@plaza.example', password: 'mango-river-market' })
  expect(entered).toMatchObject({
    code: 200,
    data: { user: { firstname: 'Mali', seller: { state: 'none' } }, seller_url: null, card: { count: 0 } },
  })
  const info = await mall.ask(getUserInfo, {}, { 'access-token': entered.data['access-token'] })
  expect(info).toMatchObject({ code: 200, data: { email: 'mali@plaza.example' } })
})
test('somebody new registers', async () => {
  const made = await mall.ask(register, {
    full_name: 'Ada Lovelace',
    email: 'ada@people.example',
    password: 'engine of analysis',
    confirm_password: 'engine of analysis',
    agreement: '1',
    captcha: await solveCaptcha(mall),
  })
  expect(made).toMatchObject({ code: 200, data: { user: { firstname: 'Ada', email_verified: false } } })
})
