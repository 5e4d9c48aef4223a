import { Agent, get } from 'node:http'

export type Asked = { path: string; headers?: Readonly<Record<string, string>> }
export type Waits = { waits: readonly number[]; failures: number; asked: number }

/** So long a share of them waited at most. */
export const waitOf = (waits: readonly number[], share: number): number =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * share)] ?? 0

/** Asks so many times a second whether or not there was an answer, as people do, and says how long they waited. */
export const askPaced = async (urls: readonly string[], questions: readonly Asked[], aSecond: number, seconds: number): Promise<Waits> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const waits: number[] = []
  let failures = 0
  const one = (at: number) =>
    new Promise<void>((resolve) => {
      const { path, headers = {} } = questions[at % questions.length] ?? { path: '/' }
      const begun = performance.now()
      const fail = () => {
        failures += 1
        resolve()
      }
      // Each process is asked everything in its turn, or each would keep a part that the other one is asked for later.
      const url = urls[(at + Math.floor(at / questions.length)) % urls.length]
      get(`${url}${path}`, { agent, headers: { 'accept-encoding': 'br, gzip', ...headers } }, (response) => {
        response.resume()
        response.once('error', fail)
        response.once('end', () => {
          if (response.statusCode !== 200) return fail()
          waits.push(performance.now() - begun)
          resolve()
        })
      }).once('error', fail)
    })
  const begun = performance.now()
  const all: Promise<void>[] = []
  for (let at = 0; at < aSecond * seconds;) {
    const due = Math.min(aSecond * seconds, Math.floor(((performance.now() - begun) / 1000) * aSecond) + 1)
    for (; at < due; at += 1) all.push(one(at))
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
  await Promise.all(all)
  agent.destroy()
  return { waits, failures, asked: aSecond * seconds }
}
