import { Card } from '../pages/Card.tsx'
import { Read } from '../words/ReadEnglish.tsx'
import { Compare } from './Compare.tsx'
import type { ComparedGroup } from './compared.ts'

const field = (key: string, name: string, live: string, requested: string, lang?: string) => ({
  ...{ key, name, live, requested, lang },
  changes: live !== requested,
})
const groups: ComparedGroup[] = [
  {
    name: 'English',
    fields: [
      field('name_en', 'Title', 'A lamp of paper', 'A lamp of silk'),
      field('description_en', 'Description', 'Folded by hand.', 'Folded by hand.'),
    ],
  },
  { name: 'ไทย', fields: [field('name_th', 'Title', '', 'โคมไฟผ้าไหม', 'th')] },
  { name: 'All languages', fields: [field('price', 'Price', '$24.00', '$38.00')] },
]

export const stories = {
  name: 'Review',
  cases: {
    'What is asked for beside what is live': () => (
      <Read>
        <Card title="Requested changes" flush>
          <Compare label="Requested changes" groups={groups} />
        </Card>
      </Read>
    ),
    'Nothing is live yet': () => (
      <Read>
        <Card title="Product" flush>
          <Compare label="Product" groups={groups} isNew />
        </Card>
      </Read>
    ),
  },
}
