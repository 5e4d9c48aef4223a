import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Row } from '../gallery/Row.tsx'
import type { Stories } from '../story.ts'
import { Sheet } from './Sheet.tsx'

type Size = 'normal' | 'narrow' | 'wide' | 'full'

function Opener({ size, long = false }: { size: Size; long?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        Open {size}
        {long && ', long'}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title="Confirm receipt"
        closeLabel="Close"
        size={size}
        footer={
          <>
            <Button look="outline" onClick={close}>
              Not yet
            </Button>
            <Button onClick={close}>Confirm receipt</Button>
          </>
        }
      >
        <p>Only confirm once you have the parcel. The seller is paid right after.</p>
        {long && Array.from({ length: 40 }, (_, at) => <p key={at}>Line {at + 1} of what one may scroll through.</p>)}
      </Sheet>
    </>
  )
}

export const stories: Stories = {
  name: 'Sheet',
  cases: {
    Sizes: () => (
      <Row>
        <Opener size="normal" />
        <Opener size="narrow" />
        <Opener size="wide" />
        <Opener size="full" long />
      </Row>
    ),
  },
}
