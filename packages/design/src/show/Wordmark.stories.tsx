import { pictures } from '../gallery/samples.ts'
import { Row } from '../gallery/Row.tsx'
import type { Stories } from '../story.ts'
import { Wordmark } from './Wordmark.tsx'

export const stories: Stories = {
  name: 'Wordmark',
  cases: {
    Marks: () => (
      <Row>
        <Wordmark name="Mall" href="#home" />
        <Wordmark name="Mall" size="large" />
        <Wordmark name="Ridgeline" markSrc={pictures.gift.src} />
        <Wordmark name="The Longest Shop Name Of" href="#long" />
      </Row>
    ),
  },
}
