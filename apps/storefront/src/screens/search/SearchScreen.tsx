import { Page } from '@plaza/design'
import { cleanQuery } from '../../mall/query-text.ts'
import type { ScreenProps } from '../screen.ts'
import { BeforeTyping } from './BeforeTyping.tsx'
import { SearchResults } from './SearchResults.tsx'

/** The search page. The search words are in the URL and the header's search field. */
export default function SearchScreen({ query }: ScreenProps) {
  const words = cleanQuery(query.get('q'))
  return <Page>{words === '' ? <BeforeTyping /> : <SearchResults words={words} query={query} />}</Page>
}
