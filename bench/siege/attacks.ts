import sharp from 'sharp'
import { ask, drip, form, picture, somebody } from './asking.ts'

export type Besieged = { url: string; victim: string; token: string }
export type Attack = {
  /** Number of simultaneous attackers. */
  many: number
  /** Pause of each attacker between two attempts; none if undefined. */
  minAgeMs?: number
  once: (besieged: Besieged) => Promise<unknown>
}

const words = [
  'backpack',
  'mochila',
  'lamp',
  '背包',
  'steel',
  'ランプ',
  'honey',
  'เป้',
  'watch',
  'zapato',
  'tea',
  'cuchillo',
  'wood',
  'shoe',
]
const mixed = (count: number) =>
  Array.from({ length: count }, () => `${words[Math.floor(Math.random() * words.length)]}${Math.random().toString(36).slice(2, 4)}`).join(
    ' ',
  )
const search = (text: string) => ({ path: `/api/search/${encodeURIComponent(text)}`, from: somebody() })
const guess = (email: string, from: string) => ({
  ...form({ email, password: Math.random().toString(36) }),
  path: '/api/customer/login/account',
  from,
})

const large = sharp({
  create: { width: 5600, height: 4200, channels: 3, background: '#7a8', noise: { type: 'gaussian', mean: 128, sigma: 6 } },
})
  .jpeg({ quality: 40 })
  .toBuffer()
const rubbish = Buffer.alloc(9_000_000, 'rubbish ')

/** Attacks on the mall. Each attempt comes from another address, unless the attack sets one. */
export const attacks: Readonly<Record<string, Attack>> = {
  'five thousand search at once': { many: 5000, minAgeMs: 10_000, once: ({ url }) => ask(url, search(mixed(3))) },
  'fifty search for eight words in five languages': { many: 50, once: ({ url }) => ask(url, search(mixed(8))) },
  'two hundred guess passwords of as many accounts': {
    many: 200,
    minAgeMs: 500,
    once: ({ url }) => ask(url, guess(`${Math.random().toString(36).slice(2)}@plaza.example`, somebody())),
  },
  'fifty guess the shopper’s own password': { many: 50, once: ({ url, victim }) => ask(url, guess(victim, somebody())) },
  'one account sends eight large pictures at once': {
    many: 8,
    once: async ({ url, token }) => ask(url, { ...picture(await large, token), from: somebody() }),
  },
  'forty send nine megabytes that nobody asked for': {
    many: 40,
    once: ({ url }) => ask(url, { method: 'POST', path: '/api/upload', body: rubbish, from: somebody() }),
  },
  'a thousand bodies come a letter at a time': { many: 1000, once: ({ url }) => drip(url, somebody()) },
  'sixty ask for home under invented names': {
    many: 60,
    once: ({ url }) => ask(url, { path: `/?utm_source=${Math.random()}&cur=${Math.random().toString(36).slice(2, 5)}`, from: somebody() }),
  },
}
