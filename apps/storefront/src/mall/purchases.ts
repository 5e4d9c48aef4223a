import { type PaymentMethod, paymentMethods } from '@plaza/contract'
import { safeStorage } from '@plaza/web/keep'
import { createStore } from '@plaza/web/store'

/** Choices made in the checkout steps of one purchase. If a field is missing, the server uses its default. */
export type Purchase = {
  address?: string
  /** Key of the chosen delivery method, by shop ID. */
  delivery: Readonly<Record<string, string>>
  /** Coupon codes chosen by the customer. Undefined means that the best applicable coupons are applied. */
  coupons?: readonly string[]
  /** Notes to the seller, by shop ID. */
  notes: Readonly<Record<string, string>>
  way?: PaymentMethod
  /** Set once the order was placed, in this window or in another one. */
  placed?: { payment: string; at: number }
}
/** Purchases in progress, by subject: the cart, or one product bought directly. Each purchase has its own choices. */
export type Purchases = {
  owner: string
  list: Readonly<Record<string, Purchase>>
  /** Page to return to after the customer recharges the wallet. */
  back?: string
}

export const newPurchase: Purchase = { delivery: {}, notes: {} }
const none: Purchases = { owner: '', list: {} }
/** Customers start many direct purchases and abandon them, so only this many purchases are stored. */
export const maxPurchases = 5
export const longestNote = 140

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200
const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries((value ?? {}) as object).filter(([id, text]) => /^[1-9][0-9]{0,18}$/.test(id) && isText(text)))

const purchaseOf = (value: unknown): Purchase => {
  const { address, delivery, coupons, notes, way, placed } = (value ?? {}) as Record<string, unknown>
  const { payment, at } = (placed ?? {}) as Record<string, unknown>
  return {
    ...(isText(address) && { address }),
    delivery: textsOf(delivery),
    ...(Array.isArray(coupons) && { coupons: coupons.filter(isText).slice(0, 20) }),
    notes: textsOf(notes),
    ...(paymentMethods.includes(way as PaymentMethod) && { way: way as PaymentMethod }),
    ...(isText(payment) && typeof at === 'number' && { placed: { payment, at } }),
  }
}

/** Reads the stored purchases; invalid entries are left out. */
export const readPurchases = (text: string | null): Purchases => {
  try {
    const { owner, list, back } = (JSON.parse(text ?? 'null') ?? {}) as Record<string, unknown>
    if (!isText(owner)) return none
    const read = Object.entries((list ?? {}) as object).map(([what, purchase]) => [what, purchaseOf(purchase)] as const)
    return { owner, list: Object.fromEntries(read.slice(-maxPurchases)), ...(isText(back) && { back }) }
  } catch {
    return none
  }
}

/** Adds or replaces a purchase, moves it to the end of the list and drops the oldest beyond the limit. */
export const withPurchase = (purchases: Purchases, owner: string, what: string, purchase: Purchase): Purchases => {
  const before = purchases.owner === owner ? purchases : { ...none, owner }
  const others = Object.entries(before.list).filter(([name]) => name !== what)
  return { ...before, list: Object.fromEntries([...others.slice(1 - maxPurchases), [what, purchase]]) }
}

const storageKey = 'purchases'
const fromHere = () => readPurchases(safeStorage.read(storageKey))

const createPurchases = () => {
  const store = createStore<Purchases>(fromHere(), none)
  const become = (purchases: Purchases) => {
    safeStorage.write(storageKey, JSON.stringify(purchases))
    store.set(purchases)
  }
  const of = (owner: string, what: string): Purchase => {
    const { owner: whose, list } = fromHere()
    return (whose === owner && list[what]) || newPurchase
  }
  return {
    ...store,
    readAnew: () => store.set(fromHere()),
    /** Current choices of a purchase, including changes made in another window. */
    of,
    change: (owner: string, what: string, part: Partial<Purchase>) =>
      become(withPurchase(fromHere(), owner, what, { ...of(owner, what), ...part })),
    /** Drops the purchase's choices. Every window learns that the order was placed. */
    placed: (owner: string, what: string, payment: string) =>
      become(withPurchase(fromHere(), owner, what, { ...newPurchase, placed: { payment, at: Date.now() } })),
    leadBackTo: (owner: string, back: string) => {
      const before = fromHere()
      become({ ...(before.owner === owner ? before : { ...none, owner }), back })
    },
    isBack: () => {
      const { back, ...rest } = fromHere()
      if (back !== undefined) become(rest)
    },
    forget: () => become(none),
  }
}

/** Purchases in progress, stored on this device for the logged-in customer only. */
export const purchases = createPurchases()
safeStorage.follow(storageKey, purchases.readAnew)
