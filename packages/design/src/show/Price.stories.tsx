import { Deep, Row } from '../gallery/Row.tsx'
import type { Stories } from '../story.ts'
import { Price, PriceText } from './Price.tsx'

export const stories: Stories = {
  name: 'Price',
  cases: {
    Sizes: () => (
      <Row>
        <Price value="$1284.50" size="small" />
        <Price value="$1284.50" />
        <Price value="$1284.50" size="feature" />
        <Price value="$1284.50" size="hero" />
      </Row>
    ),
    Reduced: () => (
      <Row>
        <Price value="$48.00" was="$64.00" wasLabel="was" />
        <Price value="$48.00" was="$64.00" wasLabel="was" size="hero" />
      </Row>
    ),
    'Small decimals': () => (
      <Deep>
        <Price value="$1284.50" size="hero" smallDecimals />
      </Deep>
    ),
    'Other currencies, and nothing': () => (
      <Row>
        <Price value="฿1234567.00" />
        <Price value="¥0.00" />
        <Price value="−$120.00" />
        <Price value="$0.00" words="Free" />
        <span>
          Pay <PriceText value="$12665.00" />
        </span>
      </Row>
    ),
  },
}
