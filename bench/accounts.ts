import { readEnvironment } from '../server/src/platform/environment.ts'
import { hashPassword, passwordMatches } from '../server/src/modules/identity/accounts/passwords/passwords.ts'
import { median, runAlone, type Figure } from './kit/figures.ts'
import { ask } from './kit/load.ts'
import { withMall, type MallProcess } from './kit/mall-process.ts'
import { cpuMs } from './kit/processes.ts'

const questions = 4000
const logins = 20
const rounds = 3

type Person = { email: string; password: string }

const demoShopper = async (mall: MallProcess): Promise<Person> => {
  const answer = (await fetch(`${mall.url}/api/customer/index/demo`).then((response) => response.json())) as {
    data: { list: (Person & { role: string })[] }
  }
  const shopper = answer.data.list.find(({ role }) => role === 'shopper')
  if (!shopper) throw new Error('the demo mall has no people')
  return shopper
}

const logIn = async (mall: MallProcess, { email, password }: Person): Promise<string> => {
  const answer = await fetch(`${mall.url}/api/customer/login/account`, { method: 'POST', body: new URLSearchParams({ email, password }) })
  const { data, message } = (await answer.json()) as { data: { 'access-token': string } | null; message: string }
  if (!data) throw new Error(`logging in is refused: ${message}`)
  return data['access-token']
}

const whoOneIs = async (mall: MallProcess, token: string): Promise<number> => {
  const before = cpuMs(mall.pid)
  const headers = { 'access-token': token }
  await ask({ url: mall.url, paths: ['/api/customer/info/get_userinfo'], amount: questions, connections: 4, headers })
  return (cpuMs(mall.pid) - before) / questions
}

const loggingIn = async (mall: MallProcess, person: Person): Promise<number> => {
  const before = cpuMs(mall.pid)
  for (let time = 0; time < logins; time += 1) await logIn(mall, person)
  return (cpuMs(mall.pid) - before) / logins
}

/** Default settings, read from an empty environment. */
const outOfTheBox = { environment: readEnvironment({}, '/') }

/** CPU in ms for one password hash, measured in this process. */
const hashing = async (hash: string, password: string): Promise<number> => {
  const before = process.cpuUsage()
  for (let time = 0; time < logins; time += 1) await passwordMatches(outOfTheBox, hash, password, { who: 'bench' })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / logins
}

/** Measures the CPU cost of identifying a user and of logging in, server and database together. */
export const accounts = (): Promise<Figure[]> =>
  withMall({}, async (mall) => {
    const person = await demoShopper(mall)
    const token = await logIn(mall, person)
    const hash = await hashPassword(outOfTheBox, person.password, { who: 'bench' })
    await whoOneIs(mall, token)
    const who: number[] = []
    const beyond: number[] = []
    let hashed = 0
    for (let round = 0; round < rounds; round += 1) {
      who.push(await whoOneIs(mall, token))
      hashed = await hashing(hash, person.password)
      beyond.push((await loggingIn(mall, person)) - hashed)
    }
    const note = `the hash itself ${hashed.toFixed(1)} ms`
    return [
      { what: 'who one is', measured: median(who), unit: 'ms', aim: 0.3, better: 'less' },
      { what: 'logging in, beyond the hash of the password', measured: median(beyond), unit: 'ms', aim: 15, better: 'less', note },
    ]
  })

await runAlone(import.meta.url, accounts)
