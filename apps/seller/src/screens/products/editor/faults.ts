import type { ShopProduct } from '@plaza/contract'
import type { OwnFault } from './draft.ts'
import type { ProductWords } from './words/index.ts'

/** What is wrong with each field, in words: what staff said of it, what the mall finds missing, and what cannot be read. */
export type Faults = Readonly<Record<string, string>>

type Given = {
  own: readonly OwnFault[]
  /** Nothing is held against somebody who has not tried to send yet. */
  product: ShopProduct | null
  wanted: ShopProduct['reason_fields']
  words: ProductWords
}
export const faultsOf = ({ own, product, wanted, words }: Given): Faults => ({
  ...Object.fromEntries(wanted.map(({ field, reason }) => [field, reason])),
  ...Object.fromEntries((product?.faults ?? []).map(({ field, reason }) => [field, words.faults[reason]])),
  ...Object.fromEntries(own.map(({ field, reason }) => [field, words.faults[reason]])),
})
