import { safeStorage } from '@plaza/web/keep'

/** An exact recharge amount reserved for the user who requested it. */
export type OwnAmount = { wallet: string; amount: string; charged: string; expected: string; until: string; confirmations: number }
/** An unfinished recharge form. Pictures are not stored. */
export type RechargeDraft = {
  amount: string
  wallet: string
  transaction_id: string
  remark: string
  sent: string
  own: readonly OwnAmount[]
  /** The missing sum of the order that the amount was suggested for. */
  need?: string
}

export const emptyDraft: RechargeDraft = { amount: '', wallet: '', transaction_id: '', remark: '', sent: '', own: [] }

const storageKey = 'recharge-draft'
const texts = ['amount', 'wallet', 'transaction_id', 'remark', 'sent'] as const
const ofOwn = ['wallet', 'amount', 'charged', 'expected', 'until'] as const

const isOwn = (value: unknown): value is OwnAmount => {
  const own = (value ?? {}) as Record<string, unknown>
  return ofOwn.every((name) => typeof own[name] === 'string') && typeof own['confirmations'] === 'number'
}

/** Reads the stored draft; invalid values are left out. */
export const readDraft = (text: string | null, owner: string, now: number): RechargeDraft => {
  try {
    const stored = (JSON.parse(text ?? 'null') ?? {}) as Record<string, unknown>
    if (stored['owner'] !== owner) return emptyDraft
    const typed = Object.fromEntries(texts.map((name) => [name, typeof stored[name] === 'string' ? stored[name].slice(0, 200) : '']))
    const own = Array.isArray(stored['own']) ? stored['own'].filter(isOwn).filter(({ until }) => Date.parse(until) > now) : []
    return { ...emptyDraft, ...typed, own, ...(typeof stored['need'] === 'string' && { need: stored['need'] }) }
  } catch {
    return emptyDraft
  }
}

/** A recharge draft stored on this device until it is sent, for its author only. Logging out removes it. */
export const rechargeDraft = {
  read: (owner: string): RechargeDraft => readDraft(safeStorage.read(storageKey), owner, Date.now()),
  keep: (owner: string, draft: RechargeDraft): void => safeStorage.write(storageKey, JSON.stringify({ ...draft, owner })),
  forget: (): void => safeStorage.forget(storageKey),
}
