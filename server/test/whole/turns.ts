import { saveAddress, verifyEmail } from '@plaza/contract'
import type { Act, Doer, Fields } from '../act.ts'
import { guardOf } from '../ask-seeing.ts'
import type { DemoMall } from '../demo-mall.ts'
import { callOf } from '../everybodys-acts.ts'
import { codeTo } from '../letters.ts'
import { idOf } from '../payees.ts'
import { giveMoney, staffAs } from '../recharging.ts'
import { goodPassword, newcomer } from '../shoppers.ts'

/** One step of a sequence: a user and the test action. */
export type Turn = readonly [doer: Doer, act: Act]

export const doerIn = (mall: DemoMall, email: string, headers: Fields = {}): Doer => ({
  ...{ mall, email, headers, password: goodPassword, secret: '', learnt: {} },
})
export const staffIn = async (mall: DemoMall, role: string): Promise<Doer> => doerIn(mall, '', await staffAs(mall.kernel, role))

/** Creates a customer in Bangkok with a verified email and money. Returns the customer as a shopper and as a doer. */
export const buyerIn = async (mall: DemoMall, email: string, full_name: string) => {
  const { headers } = await newcomer(mall, { email, full_name })
  const verified = await mall.ask(verifyEmail, { code: await codeTo(mall.kernel, email) }, headers)
  if (verified.code !== 200) throw new Error(`${email} was not verified`)
  const id = await idOf(mall.kernel, email)
  await giveMoney(mall.kernel, id, 500_000)
  const home = { country: 'TH', state: 'Bangkok', city: 'Bangkok', street: '1 Soi Ari', postcode: '10400' }
  const saved = await mall.ask(saveAddress, { full_name, phone: '+66 81 555 0142', ...home }, headers)
  if (saved.code !== 200) throw new Error(`the address of ${email} was not saved`)
  return { shopper: { id, headers, password: goodPassword }, doer: doerIn(mall, email, headers) }
}

type Input = Fields | ((doer: Doer) => Fields | Promise<Fields>)
/** A test action that reads the record first, and sends the record's version with the change. */
export const seeing = (name: string, input: Input): Act => ({
  name,
  ask: async (doer) => {
    const fields = typeof input === 'function' ? await input(doer) : input
    const guard = (await guardOf(doer.mall, callOf(name), fields, doer.headers)) as Fields
    return { ...guard, ...fields }
  },
})

const languages = ['en', 'zh', 'es', 'jp', 'th', 'zhtw'] as const
/** A different text in each of the six languages. */
export const inSix = (field: string, text: string): Fields =>
  Object.fromEntries(languages.map((language) => [`${field}_${language}`, `${text} (${language})`]))
export const inDays = (days: number): string => new Date(Math.floor(Date.now() / 1000) * 1000 + days * 86_400_000).toISOString()
