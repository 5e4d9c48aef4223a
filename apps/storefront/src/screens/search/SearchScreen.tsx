import { Page } from '@plaza/design'
import { useState } from 'react'
import { cleanQuery } from '../../mall/query-text.ts'
import type { ScreenProps } from '../screen.ts'
import { BeforeTyping } from './BeforeTyping.tsx'
import { SearchResults } from './SearchResults.tsx'

/** The search page. The search words are in the URL and the header's search field. */
export default function SearchScreen({ query }: ScreenProps) {
  const words = cleanQuery(query.get('q'))
  const [first] = useState(words)
  return <Page>{words === '' ? <BeforeTyping /> : <SearchResults words={words} first={first} query={query} />}</Page>
}
