import { useState } from 'react'
import { Row, Stack } from '../gallery/Row.tsx'
import type { Stories } from '../story.ts'
import { LoadMore } from './LoadMore.tsx'
import { Stepper } from './Stepper.tsx'

function Quantity({
  start,
  max = 7,
  large = false,
  removable = false,
}: {
  start: number
  max?: number
  large?: boolean
  removable?: boolean
}) {
  const [value, setValue] = useState(start)
  return (
    <Stepper
      value={value}
      onChange={setValue}
      max={max}
      label={`Quantity, up to ${max}, from ${start}${large ? ', large' : ''}`}
      decreaseLabel="One less"
      increaseLabel="One more"
      size={large ? 'large' : 'small'}
      onRemove={removable ? () => setValue(1) : undefined}
      removeLabel="Remove"
    />
  )
}

function More() {
  const [shown, setShown] = useState(24)
  return (
    <LoadMore
      shown={shown}
      total={60}
      countLabel={`${shown} of 60 shown`}
      moreLabel={`Show ${Math.min(24, 60 - shown)} more`}
      onMore={() => setShown(Math.min(60, shown + 24))}
    />
  )
}

export const stories: Stories = {
  name: 'Stepper',
  cases: {
    Quantities: () => (
      <Row>
        <Quantity start={1} />
        <Quantity start={7} />
        <Quantity start={1} max={9} removable />
        <Quantity start={120} max={999} large />
      </Row>
    ),
    'Load more': () => (
      <Stack>
        <More />
        <LoadMore shown={24} total={812} countLabel="24 of 812 shown" moreLabel="Show 24 more" busy onMore={() => {}} />
        <LoadMore shown={12} total={12} countLabel="12 of 12 shown" moreLabel="" onMore={() => {}} />
      </Stack>
    ),
  },
}
