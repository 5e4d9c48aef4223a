import { Row } from '../gallery/Row.tsx'
import type { Stories } from '../story.ts'
import { Badge } from './Badge.tsx'
import { CountBadge } from './CountBadge.tsx'

export const stories: Stories = {
  name: 'Badge',
  cases: {
    Looks: () => (
      <Row>
        <Badge look="deal">−25%</Badge>
        <Badge look="brand">New</Badge>
        <Badge>No longer sold</Badge>
        <Badge look="plain">Sold out</Badge>
      </Row>
    ),
    'Counts in a line': () => (
      <Row>
        <CountBadge count={3} position="line" label="3 items" />
        <CountBadge count={27} position="line" />
        <CountBadge count={100} position="line" />
        <CountBadge count={0} position="line" />
      </Row>
    ),
  },
}
