import { Stack } from '../gallery/Row.tsx'
import type { Stories } from '../story.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { StatusChip } from './StatusChip.tsx'
import { Steps } from './Steps.tsx'
import { Timeline } from './Timeline.tsx'

export const stories: Stories = {
  name: 'Steps',
  cases: {
    Breadcrumb: () => (
      <Breadcrumb
        label="You are here"
        home={{ label: 'Go to the home page', href: '#home' }}
        steps={[
          { label: 'Shoes', href: '#shoes' },
          { label: 'Running', href: '#running' },
          { label: 'Ridgeline trail running shoes, breathable mesh' },
        ]}
      />
    ),
    'Steps of a checkout': () => (
      <Stack>
        <Steps
          label="Checkout"
          doneLabel="done"
          steps={[
            { label: 'Shipment', state: 'done', href: '#shipment' },
            { label: 'Delivery', state: 'done', href: '#delivery' },
            { label: 'Payment', state: 'now' },
            { label: 'Confirm', state: 'later' },
          ]}
        />
      </Stack>
    ),
    'Timeline of an order': () => (
      <Stack>
        <Timeline
          label="What happened"
          entries={[
            { title: 'Paid', when: '18 Nov, 10:42', dateTime: '2026-11-18T10:42', state: 'done' },
            { title: 'Shipped', when: '19 Nov, 08:10', dateTime: '2026-11-19T08:10', text: 'Kerry TH 55021 9983', state: 'done' },
            { title: 'On its way', text: <StatusChip tone="info">Expected Tue 25 Nov</StatusChip>, state: 'now' },
            { title: 'Delivered', state: 'later' },
          ]}
        />
        <Timeline
          entries={[
            { title: 'The parcel could not be delivered', text: 'Nobody was at home.', state: 'trouble' },
            { title: 'Delivered', state: 'later' },
          ]}
        />
      </Stack>
    ),
  },
}
