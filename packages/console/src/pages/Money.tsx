import { PriceText } from '@plaza/design'
import { useReader } from '@plaza/web/reading'

/** An amount in the base currency. */
export function Money({ of: amount }: { of: string }) {
  const { price } = useReader()
  return <PriceText value={price(amount)} />
}
