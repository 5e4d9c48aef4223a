import type { ChatCardKind } from '@plaza/contract'
import { safeStorage, ownName } from '../keep/index.ts'
import { createStore } from '../store/index.ts'

/** A message from this device that the mall has not received yet. Its key makes repeated sends one message. */
export type Unsent = {
  key: string
  conversation: string
  text: string
  image?: string
  card?: { kind: ChatCardKind; id: string }
  at: number
  /** Why the mall refused the message. The message stays until its author decides what to do with it. */
  why?: string
}
export type Outbox = { owner: string; list: readonly Unsent[]; drafts: Readonly<Record<string, string>> }

const none: Outbox = { owner: '', list: [], drafts: {} }
export const maxUnsent = 100
const maxDrafts = 20

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 10_000
const isUnsent = (value: unknown): value is Unsent => {
  const { key, conversation, text, at } = (value ?? {}) as Partial<Unsent>
  return isText(key) && isText(conversation) && isText(text) && typeof at === 'number'
}

/** Reads the stored outbox. Malformed entries are left out. */
export const readOutbox = (written: string | null): Outbox => {
  try {
    const { owner, list, drafts } = (JSON.parse(written ?? 'null') ?? {}) as Record<string, unknown>
    if (!isText(owner)) return none
    const texts = Object.entries((drafts ?? {}) as object).filter((entry): entry is [string, string] => isText(entry[1]))
    return { owner, list: Array.isArray(list) ? list.filter(isUnsent).slice(0, maxUnsent) : [], drafts: Object.fromEntries(texts) }
  } catch {
    return none
  }
}

export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(18))].map((byte) => byte.toString(36).padStart(2, '0')).join('')

/** Unsent messages on this device, for the logged-in user only. */
const storageKey = ownName('talk')
const fromHere = () => readOutbox(safeStorage.read(storageKey))

const createOutbox = () => {
  const store = createStore<Outbox>(fromHere(), none)
  const change = (owner: string, how: (before: Outbox) => Partial<Outbox>) => {
    const found = fromHere()
    const before = found.owner === owner ? found : { ...none, owner }
    const next = { ...before, ...how(before) }
    safeStorage.write(storageKey, JSON.stringify(next))
    store.set(next)
  }
  return {
    ...store,
    readAnew: () => store.set(fromHere()),
    put: (owner: string, unsent: Unsent) => change(owner, ({ list }) => ({ list: [...list, unsent].slice(-maxUnsent) })),
    drop: (owner: string, key: string) => change(owner, ({ list }) => ({ list: list.filter((each) => each.key !== key) })),
    refused: (owner: string, key: string, why: string) =>
      change(owner, ({ list }) => ({ list: list.map((each) => (each.key === key ? { ...each, why } : each)) })),
    again: (owner: string, key: string) =>
      change(owner, ({ list }) => ({
        list: list.map(({ why: _why, ...each }) => (each.key === key ? each : { ...each, ...(_why && { why: _why }) })),
      })),
    draft: (owner: string, conversation: string, text: string) =>
      change(owner, ({ drafts }) => {
        const others = Object.entries(drafts).filter(([id]) => id !== conversation)
        return { drafts: Object.fromEntries([...others.slice(1 - maxDrafts), ...(text === '' ? [] : [[conversation, text]])]) }
      }),
  }
}

export const outbox = createOutbox()
safeStorage.follow(storageKey, outbox.readAnew)
