import { setTimeout as pause } from 'node:timers/promises'

type Person = { role: string; email: string; password: string; totp: { code: string; changes_in: number } | null }
type Answer<T> = { code: number; message: string; data: T }
type Check = { green: boolean; results: { invariant: string; bad: number; difference: string }[] }

/** After all tests, checks that the mall's books balance, so that no test created or lost money. */
export default async function booksAgree(): Promise<void> {
  const mall = process.env.MALL_URL
  if (!mall) return
  const ask = async <T>(path: string, body?: Record<string, string>, token = ''): Promise<Answer<T>> => {
    const answer = await fetch(`${mall}/api${path}`, {
      headers: { 'access-token': token },
      ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    })
    return (await answer.json()) as Answer<T>
  }
  // A code of the authenticator works once. If a test has just used the code, waits for the next code.
  for (let tries = 0; tries < 4; tries += 1) {
    const people = await ask<{ list: Person[] }>('/customer/index/demo')
    const owner = people.data.list.find(({ role }) => role === 'operator_owner')
    if (!owner?.totp) throw new Error('the demo mall has no owner')
    const { email, password, totp } = owner
    const entered = await ask<{ 'access-token': string }>('/operator/login', { email, password, code: totp.code })
    if (entered.code !== 200) {
      await pause((totp.changes_in + 1) * 1000)
      continue
    }
    const { data, code, message } = await ask<Check>('/operator/check', {}, entered.data['access-token'])
    if (code !== 200) throw new Error(`the books were not checked: ${code} ${message}`)
    if (!data.green) throw new Error(`the books do not agree: ${JSON.stringify(data.results.filter(({ bad }) => bad > 0))}`)
    return
  }
  throw new Error('the owner of the demo mall cannot sign in')
}
