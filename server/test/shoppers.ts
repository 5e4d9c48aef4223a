import { getDemoPeople, loginByPassword, register } from '@plaza/contract'
import type { DemoMall } from './demo-mall.ts'
import { solveCaptcha } from './solve-captcha.ts'

export const goodPassword = 'engine of analysis'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

export type Here = { token: string; headers: Record<string, string>; email: string }
const here = (token: string, email: string): Here => ({ token, email, headers: { 'access-token': token } })

let count = 0
/** Creates a customer and logs in. */
export const newcomer = async (mall: DemoMall, more: Record<string, string> = {}): Promise<Here> => {
  const email = more['email'] ?? `person${(count += 1)}@people.example`
  const fields = { full_name: 'Ada Lovelace', email, password: goodPassword, confirm_password: goodPassword, agreement: '1', ...more }
  const made = await mall.ask(register, { ...fields, captcha: await solveCaptcha(mall) }, { 'user-agent': firefox })
  if (made.code !== 200) throw new Error(`${email} could not register: ${made.code} ${JSON.stringify(made.data)}`)
  return here(made.data['access-token'], email)
}

export const enter = async (
  mall: DemoMall,
  email: string,
  password = goodPassword,
  headers: Record<string, string> = {},
): Promise<Here> => {
  const entered = await mall.ask(loginByPassword, { email, password }, { 'user-agent': firefox, ...headers })
  if (entered.code !== 200) throw new Error(`${email} could not log in: ${entered.code}`)
  return here(entered.data['access-token'], email)
}

export const demoPerson = async (mall: DemoMall, role: string) => {
  const person = (await mall.ask(getDemoPeople)).data.list.find((each) => each.role === role)
  if (!person) throw new Error(`nobody plays the ${role}`)
  return person
}

/** Moves the mall's clock forward by this time. */
export const passTime = (mall: DemoMall, ms: number): void => {
  const before = mall.kernel.now
  mall.kernel.now = () => new Date(before().getTime() + ms)
}
export const minutes = (count_: number): number => count_ * 60_000
