import { Row, Stack } from '../gallery/Row.tsx'
import type { Stories } from '../story.ts'
import { Avatar } from './Avatar.tsx'
import { Count } from './Count.tsx'
import { Rating, Stars } from './Rating.tsx'
import { StatusChip } from './StatusChip.tsx'

export const stories: Stories = {
  name: 'Rating',
  cases: {
    Ratings: () => (
      <Stack>
        <Rating value="4.8" label="4.8 of 5 stars" count="2,317 ratings" href="#ratings" note="5.1k sold" />
        <Rating value="4.9" label="4.9 of 5 stars" count="12 ratings" />
        <Row>
          <Stars rating={5} label="5 of 5 stars" />
          <Stars rating={3.5} label="3.5 of 5 stars" size={20} />
          <Stars rating={0} label="No stars" />
        </Row>
      </Stack>
    ),
    Counts: () => (
      <Row>
        <Count value={999} lang="en" />
        <Count value={5100} lang="en" />
        <Count value={12_400} lang="ja" />
      </Row>
    ),
    States: () => (
      <Row>
        <StatusChip tone="success">Completed</StatusChip>
        <StatusChip tone="warning">Under review</StatusChip>
        <StatusChip tone="danger">Refused</StatusChip>
        <StatusChip tone="info">Paid</StatusChip>
        <StatusChip tone="quiet">Shipped</StatusChip>
      </Row>
    ),
    Avatars: () => (
      <Row>
        <Avatar name="Mali Srisai" size="large" />
        <Avatar name="李伟" />
        <Avatar name="Ridgeline Outdoor" shape="shop" />
        <Avatar name="Noi P." size="small" />
      </Row>
    ),
  },
}
