import { PriceText } from '@plaza/design'
import { useReader } from '@plaza/web/reading'

/** A sum of the mall, in the currency that its books are kept in. */
export function Money({ of: amount }: { of: string }) {
  const { price } = useReader()
  return <PriceText value={price(amount)} />
}
