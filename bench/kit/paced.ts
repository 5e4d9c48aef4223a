import { Agent, get } from 'node:http'

export type PacedRequest = { path: string; headers?: Readonly<Record<string, string>> }
export type Waits = { waits: readonly number[]; failures: number; requests: number }

/** Quantile: the longest wait of the fastest `share` of requests. */
export const waitOf = (waits: readonly number[], share: number): number =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * share)] ?? 0

/** Sends a fixed number of requests per second without waiting for answers, as users do. Returns their waiting times. */
export const askPaced = async (
  urls: readonly string[],
  questions: readonly PacedRequest[],
  aSecond: number,
  seconds: number,
): Promise<Waits> => {
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
      // Every process gets every path in turn. Otherwise each would cache only its part of them.
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
  return { waits, failures, requests: aSecond * seconds }
}
