import type { ShopProduct } from '@plaza/contract'
import type { OwnFault } from './draft.ts'
import type { ProductWords } from './words/index.ts'

/** Error text of each field: a staff remark, a missing value that the server reports, or an unreadable value. */
export type Faults = Readonly<Record<string, string>>

type Input = {
  own: readonly OwnFault[]
  /** The saved product; null until the seller first tries to submit, so that missing fields are not reported too early. */
  product: ShopProduct | null
  wanted: ShopProduct['reason_fields']
  words: ProductWords
}
export const faultsOf = ({ own, product, wanted, words }: Input): Faults => ({
  ...Object.fromEntries(wanted.map(({ field, reason }) => [field, reason])),
  ...Object.fromEntries((product?.faults ?? []).map(({ field, reason }) => [field, words.faults[reason]])),
  ...Object.fromEntries(own.map(({ field, reason }) => [field, words.faults[reason]])),
})
