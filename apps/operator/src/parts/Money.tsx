import { useReader } from '@plaza/web/reading'

/** A sum of the mall, in the currency that its books are kept in. */
export function Money({ of: amount }: { of: string }) {
  const { price } = useReader()
  return <span className="num">{price(amount)}</span>
}
