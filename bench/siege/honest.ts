import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { ask, form, picture, type Reply } from './asking.ts'

export type Person = { email: string; password: string }
export type Honest = { signIns: Reply[]; searches: Reply[]; uploads: Reply[] }

/** Address and browser connections of the honest shopper. */
const home = { from: '127.0.0.1', agent: new Agent({ keepAlive: true, maxSockets: 6 }) }
let cookies = ''
const words = ['backpack', 'red shoes', 'lamp', 'green tea', 'headphones', 'paper bag', 'watch', 'chair', 'honey', 'knife']

export const signIn = async (url: string, person: Person): Promise<Reply> => {
  const { headers, ...request } = form(person)
  const said = await ask(url, { ...request, ...home, path: '/api/customer/login/account', headers: { ...headers, cookie: cookies } })
  cookies = said.cookies.map((line) => line.split(';')[0]).join('; ') || cookies
  return said
}

export const tokenOf = ({ text }: Reply): string => {
  const { data, message } = JSON.parse(text) as { data: { 'access-token'?: string } | null; message: string }
  if (!data?.['access-token']) throw new Error(`logging in is refused: ${message}`)
  return data['access-token']
}

/** Signs in every other second, searches five times a second, and uploads a picture every four seconds. */
export const shopHonestly = async (url: string, person: Person, token: string, seconds: number): Promise<Honest> => {
  const face = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#a87' } })
    .jpeg()
    .toBuffer()
  const until = performance.now() + seconds * 1000
  const every = async (ms: number, act: (at: number) => Promise<Reply>): Promise<Reply[]> => {
    const all: Promise<Reply>[] = []
    for (let at = 0; performance.now() < until; at += 1) {
      all.push(act(at))
      await pause(ms)
    }
    return Promise.all(all)
  }
  const [signIns, searches, uploads] = await Promise.all([
    every(2000, () => signIn(url, person)),
    every(200, (at) =>
      ask(url, { path: `/api/search/${encodeURIComponent(words[at % words.length] ?? '')}?page=${1 + (at % 3)}`, ...home }),
    ),
    every(4000, () => ask(url, { ...picture(face, token), ...home })),
  ])
  return { signIns, searches, uploads }
}
