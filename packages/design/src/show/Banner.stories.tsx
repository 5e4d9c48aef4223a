import { Button } from '../controls/Button.tsx'
import { Stack } from '../gallery/Row.tsx'
import type { Stories } from '../story.ts'
import { Banner } from './Banner.tsx'

export const stories: Stories = {
  name: 'Banner',
  cases: {
    Tones: () => (
      <Stack>
        <Banner tone="info">Delivery to islands takes two days more.</Banner>
        <Banner tone="warning" title="Your e-mail is not confirmed" action={<Button look="link">Send again</Button>}>
          We sent a letter to mali@example.com.
        </Banner>
        <Banner tone="danger" title="Payment failed">
          You were not charged.
        </Banner>
        <Banner tone="offline">You are offline. Showing saved pages.</Banner>
      </Stack>
    ),
  },
}
