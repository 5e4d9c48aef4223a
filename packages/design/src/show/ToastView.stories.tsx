import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Row, Stack } from '../gallery/Row.tsx'
import type { Stories } from '../story.ts'
import { ToastView, ToastWords } from './ToastView.tsx'
import { createToasts } from './toasts.ts'

const still = { hold: () => {}, release: () => {}, dismiss: () => {} }

function Live() {
  const [toasts] = useState(createToasts)
  return (
    <Row>
      <Button look="outline" onClick={() => toasts.show('Added to cart · x1')}>
        Add
      </Button>
      <Button look="outline" onClick={() => toasts.show('Your review was not saved. Try again.', 'error')}>
        Fail
      </Button>
      <ToastView toasts={toasts} />
    </Row>
  )
}

export const stories: Stories = {
  name: 'Toast',
  cases: {
    Live,
    Kinds: () => (
      <Stack>
        <ToastWords toast={{ id: 1, kind: 'done', text: 'Added to cart · x1' }} toasts={still} />
        <ToastWords toast={{ id: 2, kind: 'info', text: 'Updated' }} toasts={still} />
        <ToastWords toast={{ id: 3, kind: 'error', text: 'Your review was not saved. Try again.' }} toasts={still} />
      </Stack>
    ),
  },
}
