import type { Stories } from '../story.ts'
import { Section } from './Section.tsx'

export const stories: Stories = {
  name: 'Section',
  cases: {
    'With everything': () => (
      <Section title="Price drops" subtitle="Lowest in 30 days" seeAll={{ href: '#drops', label: 'See all' }}>
        <p>Its contents stand here.</p>
      </Section>
    ),
    'Title alone': () => (
      <Section title="New arrivals">
        <p>Its contents stand here.</p>
      </Section>
    ),
  },
}
