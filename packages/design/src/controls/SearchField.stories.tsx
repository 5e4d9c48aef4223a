import { useState } from 'react'
import type { Stories } from '../story.ts'
import { SearchField } from './SearchField.tsx'

const words = { label: 'Search the mall', submitLabel: 'Search', clearLabel: 'Clear', placeholder: 'Search shoes, cameras, teapots…' }

function Search({ start, label }: { start: string; label: string }) {
  const [value, setValue] = useState(start)
  return <SearchField {...words} label={label} value={value} onChange={setValue} onSubmit={setValue} />
}

export const stories: Stories = {
  name: 'SearchField',
  cases: {
    Empty: () => <Search start="" label="Search the mall" />,
    'With words': () => <Search start="trail shoes" label="Search again" />,
  },
}
