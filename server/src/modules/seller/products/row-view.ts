import type { productActions, ProductState, ShopProductRow } from '@plaza/contract'
import { formatMoney, minor } from '@plaza/values'
import type { EntryRow } from './entries/entry-rows.ts'

type Action = (typeof productActions)[number]
type ListingState = Pick<EntryRow, 'shown' | 'shownUntil' | 'draft'>

const isOver = ({ shown, shownUntil }: ListingState, now: Date): boolean => shown === 'live' && shownUntil !== null && shownUntil <= now

/** The state of the version that shoppers see takes precedence over the state of the draft. */
const stateOf = (entry: ListingState, now: Date): ProductState => {
  if (entry.shown === 'live') return isOver(entry, now) ? 'expired' : 'live'
  return entry.shown ?? entry.draft ?? 'draft'
}

const actionsOf = ({ shown, draft }: ListingState): Action[] => {
  const isReviewed = draft === 'review'
  return [
    ...(isReviewed ? [] : (['save'] as const)),
    ...(draft !== null && !isReviewed ? (['submit'] as const) : []),
    ...(isReviewed || (shown !== null && draft !== null) ? (['withdraw'] as const) : []),
    ...(shown === 'off' ? (['shelve'] as const) : []),
    ...(shown === 'live' ? (['take_off'] as const) : []),
    'copy',
    ...(isReviewed ? [] : (['remove'] as const)),
    ...(shown !== null ? (['price'] as const) : []),
  ]
}

/** A product in the list of its shop. */
export const toProductRowView = (entry: EntryRow, left: number | undefined, now: Date): ShopProductRow => ({
  id: entry.id,
  state: stateOf(entry, now),
  draft: entry.shown === null ? null : entry.draft,
  code: entry.code,
  name: entry.name,
  image: entry.image,
  tint: entry.tint,
  price: entry.price === null ? null : formatMoney(minor(BigInt(entry.price))),
  variants: entry.variants,
  items_left: entry.shown === null ? null : (left ?? 0),
  publish_at: entry.publishAt?.toISOString() ?? null,
  expires_at: entry.shownUntil?.toISOString() ?? null,
  changed_at: entry.changedAt.toISOString(),
  actions: actionsOf(entry),
  version: entry.version,
})
