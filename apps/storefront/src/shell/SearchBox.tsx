import { SearchField } from '@plaza/design'
import { useState } from 'react'
import { go } from '../parts/place.ts'
import { useReader } from '../parts/reader.ts'
import { hrefOf } from '../paths.ts'

/** Words in, the search page out. */
export function SearchBox({ className }: { className?: string }) {
  const { nav } = useReader().words
  const [value, setValue] = useState('')
  return (
    <SearchField
      className={className}
      value={value}
      onChange={setValue}
      onSubmit={(keyword) => go(hrefOf('search', keyword === '' ? {} : { keyword }))}
      label={nav.searchMall}
      placeholder={nav.searchHint}
      submitLabel={nav.search}
      clearLabel={nav.clear}
    />
  )
}
