import type { Quote } from '@plaza/contract'
import { Banner } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { useCheckoutWords } from './words/index.ts'

/** Cart lines that the order leaves out, because they are not delivered to the address. */
export function LeftOut({ quote: { left_out: lines } }: { quote: Quote }) {
  const words = useCheckoutWords()
  const { text } = useReader()
  if (lines.length === 0) return null
  return (
    <Banner tone="warning" title={words.leftOut(lines.length)}>
      <p>{lines.map((line) => text(line, 'name')).join(', ')}</p>
      <p>{words.leftOutText}</p>
    </Banner>
  )
}

/** Says in the address step that nothing of the purchase, or a line of it, is delivered to the chosen address. */
export function StuckLines({ quote }: { quote: Quote }) {
  const words = useCheckoutWords()
  const { text } = useReader()
  const stuck = quote.shops.flatMap(({ lines, not_deliverable: ids }) => lines.filter(({ product_id }) => ids.includes(product_id)))
  if (stuck.length === 0) return null
  return (
    <Banner tone="warning" title={words.notDelivered}>
      <p>{stuck.map((line) => text(line, 'name')).join(', ')}</p>
      <p>{words.chooseOther}</p>
    </Banner>
  )
}
