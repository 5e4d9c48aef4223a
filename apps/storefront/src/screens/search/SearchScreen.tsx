import { Page } from '@plaza/design'
import { cleanQuery } from '../../mall/query-text.ts'
import type { ScreenProps } from '../screen.ts'
import { BeforeTyping } from './BeforeTyping.tsx'
import { SearchResults } from './SearchResults.tsx'

/** From words to products. The words stand in the address, and in the field of the header. */
export default function SearchScreen({ query }: ScreenProps) {
  const words = cleanQuery(query.get('q'))
  return <Page>{words === '' ? <BeforeTyping /> : <SearchResults words={words} query={query} />}</Page>
}
