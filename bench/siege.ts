import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runAlone, publish, type Figure } from './kit/figures.ts'
import { inRoot, withMall } from './kit/mall-process.ts'
import type { Reply } from './siege/asking.ts'
import { attacks, type Besieged } from './siege/attacks.ts'
import { shopHonestly, signIn, tokenOf, type Honest, type Person } from './siege/honest.ts'

/** Measures the waiting time of an honest shopper during attacks. `--only TEXT` runs only the attacks whose name contains the text. */
const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, seconds: { type: 'string', default: '20' } },
  strict: false,
})
const seconds = Number(options.seconds)

const besiege = async (name: string, besieged: Besieged): Promise<() => Promise<void>> => {
  const besieger = fork(inRoot('bench/siege/besieger.ts'), { execArgv: ['--import', 'tsx'], stdio: 'inherit' })
  besieger.send({ name, besieged })
  await once(besieger, 'message')
  return async () => {
    besieger.kill('SIGKILL')
    await once(besieger, 'exit')
  }
}

/** Whether the mall answered with success instead of a refusal. */
const isGood = ({ status, text }: Reply) => status === 200 && text.startsWith('{"code":200')

const waited = (said: readonly Reply[], share: number): number => {
  const sorted = said.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const figuresOf = (name: string, { signIns, searches, uploads }: Honest): Figure[] => {
  const failed = [...signIns, ...searches, ...uploads].filter((said) => !isGood(said))
  const kinds = { 'signing in': signIns, searching: searches, pictures: uploads }
  const failures = Object.entries(kinds).flatMap(([kind, all]) =>
    all.filter((said) => !isGood(said)).map(({ status, text }) => `${kind} ${status || text}`),
  )
  const note = failed.length > 0 ? { note: [...new Set(failures)].join(', ') } : {}
  return [
    { what: `${name}: signing in, longest`, measured: waited(signIns, 1), unit: 'ms', aim: 1000, better: 'less' },
    { what: `${name}: searching, p99`, measured: waited(searches, 0.99), unit: 'ms', aim: 300, better: 'less' },
    { what: `${name}: a picture, longest`, measured: waited(uploads, 1), unit: 'ms', aim: 3000, better: 'less' },
    { what: `${name}: refused or failed`, measured: failed.length, unit: '', aim: 0, better: 'less', ...note },
  ]
}

type Known = { data: { list: (Person & { role: string })[] } }
const shoppers = async (url: string): Promise<Person[]> => {
  const { data } = (await fetch(`${url}/api/customer/index/demo`).then((answer) => answer.json())) as Known
  return data.list.filter(({ role }) => role === 'shopper' || role === 'seller')
}

/** The rate limits of a newly opened mall, which apply per address. */
const asItIsOpened = { RATE_LIMIT_PER_MINUTE: '1200', MOST_CONNECTIONS_OF_ONE: '400' }

export const siege = (): Promise<Figure[]> =>
  withMall({ env: asItIsOpened }, async ({ url }) => {
    const [honest, other] = await shoppers(url)
    if (!honest || !other) throw new Error('the demo mall has too few people')
    const [token, others] = [tokenOf(await signIn(url, honest)), tokenOf(await signIn(url, other))]
    const besieged = { url, victim: honest.email, token: others }
    const all: Figure[] = []
    const measure = async (name: string) => {
      const figures = figuresOf(name, await shopHonestly(url, honest, token, seconds))
      publish(figures)
      all.push(...figures)
    }
    await measure('nobody attacks')
    for (const name of Object.keys(attacks).filter((each) => each.includes(String(options.only)))) {
      const end = await besiege(name, besieged)
      await pause(2000)
      await measure(name)
      await end()
      await pause(3000)
    }
    return all
  })

await runAlone(import.meta.url, siege)
