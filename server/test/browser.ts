import type { FastifyInstance } from 'fastify'

export type Visited = { status: number; location: string; headers: Record<string, string | string[] | undefined>; body: string }

/** A minimal browser for a login through another platform. It stores cookies by host and reports redirects instead of following them. */
export const makeBrowser = (app: FastifyInstance, mallUrl: string) => {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (host: string) => jars.get(host) ?? jars.set(host, new Map()).get(host) ?? new Map<string, string>()
  const cookiesOf = (host: string) => [...jarOf(host)].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (host: string, lines: readonly string[]) => {
    for (const line of lines) {
      const [pair = '', ...more] = line.split(/;\s*/)
      const name = pair.slice(0, pair.indexOf('='))
      if (more.some((each) => /^max-age=0$/i.test(each) || /^expires=thu, 01 jan 1970/i.test(each))) jarOf(host).delete(name)
      else jarOf(host).set(name, pair.slice(name.length + 1))
    }
  }
  const mallHost = new URL(mallUrl).host

  const visit = async (address: string, form?: Record<string, string>): Promise<Visited> => {
    const url = new URL(address, mallUrl)
    const headers = { cookie: cookiesOf(url.host), ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) }
    const body = form && new URLSearchParams(form).toString()
    const method = form ? 'POST' : 'GET'
    if (url.host === mallHost) {
      const answer = await app.inject({ method, url: url.pathname + url.search, headers, ...(body !== undefined && { payload: body }) })
      keep(url.host, [answer.headers['set-cookie'] ?? []].flat())
      return {
        status: answer.statusCode,
        location: String(answer.headers.location ?? ''),
        headers: answer.headers as Visited['headers'],
        body: answer.body,
      }
    }
    const answer = await fetch(url, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) })
    keep(url.host, answer.headers.getSetCookie())
    const location = answer.headers.get('location')
    return {
      status: answer.status,
      location: location ? new URL(location, url).href : '',
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    }
  }
  return {
    visit,
    cookies: () => cookiesOf(mallHost),
    /** Follows the platform's own steps until the platform sends the browser back to the mall. */
    throughPlatform: async (address: string): Promise<string> => {
      let at = address
      for (let steps = 0; steps < 10 && new URL(at).host !== mallHost; steps += 1) at = (await visit(at)).location
      return at
    },
  }
}

export type Browser = ReturnType<typeof makeBrowser>
