import { listOrders, showOrder } from '@plaza/contract'

/** Calls whose answers one customer may read offline: the first page of the orders, and each order that was opened. */
export const ownCalls = [listOrders, showOrder]

/** Fields that make a list of orders another one than its first page. */
const others = ['cursor', 'keyword']

export const isOwnAnswer = (method: string, { pathname, searchParams }: URL): boolean =>
  ownCalls.some((call) => call.method === method && pathname === `/api${call.path}`) && !others.some((name) => searchParams.has(name))

const [ownerField, langField] = ['own-of', 'own-lang']

/** The token as a hash. The cache never contains the token itself, and a customer never reads the answers of another one. */
export const ownerOf = async (token: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Cache key of an own answer: its URL, its owner and its language. */
export const ownKeyOf = (url: string, owner: string, lang: string): string => {
  const address = new URL(url)
  address.searchParams.set(ownerField, owner)
  address.searchParams.set(langField, lang)
  return address.href
}

/** True if both keys name the same answer of the same owner, in whichever language. */
export const isSameAnswer = (one: string, other: string): boolean => {
  const [a, b] = [new URL(one), new URL(other)]
  for (const { searchParams } of [a, b]) searchParams.delete(langField)
  return a.href === b.href
}

/** True for an answer with data. A refusal, such as an ended session, replaces no stored answer. */
export const hasData = (text: string): boolean => {
  try {
    return (JSON.parse(text) as { code?: unknown }).code === 200
  } catch {
    return false
  }
}
