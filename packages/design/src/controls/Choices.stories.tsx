import { useState } from 'react'
import { Row, Stack } from '../gallery/Row.tsx'
import { Icon } from '../Icon.tsx'
import { IconTruckDelivery } from '../icons.ts'
import { Badge } from '../show/Badge.tsx'
import { PriceText } from '../show/Price.tsx'
import type { Stories } from '../story.ts'
import { Checkbox } from './Checkbox.tsx'
import { Chip, RemovableChip } from './Chip.tsx'
import { RadioCards } from './RadioCards.tsx'
import { Segmented } from './Segmented.tsx'
import { Select } from './Select.tsx'
import { Switch } from './Switch.tsx'

const delivery = [
  {
    value: 'standard',
    title: 'Standard',
    text: 'Tue 25 – Fri 28 Nov',
    aside: <Badge look="brand">Free</Badge>,
    icon: <Icon of={IconTruckDelivery} size={22} />,
  },
  { value: 'express', title: 'Express', text: 'Sat 22 Nov', aside: <PriceText value="$6.50" /> },
  { value: 'pickup', title: 'Pick up', text: 'Not offered by this shop', disabled: true },
]

function Delivery({ error }: { error?: string }) {
  const [value, setValue] = useState<string | undefined>(error ? undefined : 'standard')
  return (
    <RadioCards label={error ? 'Delivery, not chosen yet' : 'Delivery'} cards={delivery} value={value} onChange={setValue} error={error} />
  )
}

function Period() {
  const [value, setValue] = useState('30')
  const options = [7, 30, 365].map((days) => ({ value: String(days), label: `${days} days` }))
  return <Segmented label="Period" options={options} value={value} onChange={setValue} />
}

function Filters() {
  const [free, setFree] = useState(true)
  return (
    <Row>
      <Chip pressed={free} onChange={setFree} icon={<Icon of={IconTruckDelivery} size={18} />}>
        Free delivery
      </Chip>
      <Chip pressed={false} onChange={() => {}} count={128}>
        Running
      </Chip>
      <Chip pressed={false} onChange={() => {}} count={0} disabled>
        Sandals
      </Chip>
      <RemovableChip removeLabel="Remove Running" onRemove={() => {}}>
        Running
      </RemovableChip>
    </Row>
  )
}

function Notices() {
  const [on, setOn] = useState(true)
  return (
    <>
      <Switch checked={on} onChange={setOn} text="Price drops of what you keep">
        Notices
      </Switch>
      <Switch checked={!on} onChange={(off) => setOn(!off)}>
        Quiet hours
      </Switch>
    </>
  )
}

export const stories: Stories = {
  name: 'Choices',
  cases: {
    Checkboxes: () => (
      <Stack>
        <div>
          <Checkbox defaultChecked note="128">
            Ridgeline
          </Checkbox>
          <Checkbox note="41">Studio North</Checkbox>
          <Checkbox partly>Ridgeline Outdoor, 2 of 3</Checkbox>
          <Checkbox disabled note="0">
            Paper Moon
          </Checkbox>
          <Checkbox error="Please agree and check our terms and conditions">
            I agree to the <a href="#terms">terms</a>
          </Checkbox>
        </div>
      </Stack>
    ),
    'Radio cards': () => (
      <Stack>
        <Delivery />
        <Delivery error="Choose how it comes to you." />
      </Stack>
    ),
    Select: () => (
      <Stack>
        <Select
          label="Country"
          placeholder="Choose a country"
          options={[
            { value: 'th', label: 'Thailand' },
            { value: 'es', label: 'Spain' },
          ]}
        />
        <Select
          label="Sort by"
          defaultValue="best"
          options={[
            { value: 'best', label: 'Best rated' },
            { value: 'new', label: 'Newest' },
          ]}
        />
      </Stack>
    ),
    'Switches, segments, chips': () => (
      <Stack>
        <div>
          <Notices />
        </div>
        <div>
          <Period />
        </div>
        <Filters />
      </Stack>
    ),
  },
}
