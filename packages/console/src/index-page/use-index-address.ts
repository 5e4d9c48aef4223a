import { useRoute } from '@plaza/web'
import { changeQuery, hrefTo } from '@plaza/web/route'
import { useMemo } from 'react'

type IndexQuery<View extends string> = {
  /** The view that is open. If the address contains no view, the first one. */
  view: View
  keyword: string
  /** Sort key such as `newest` or `price_desc`, set by the column heads. Empty for the list's default. */
  sort: string
  /** Values of the active filters, by filter name. Inactive filters have no entry. */
  filters: Readonly<Partial<Record<string, string>>>
}
export type IndexAddress<View extends string = string> = IndexQuery<View> & {
  /** Changes parts of the list's state in the address. The list then shows the new state. */
  change: (to: Partial<IndexQuery<View>>) => void
  /** Clears the search and all filters. */
  clear: () => void
  isNarrowed: boolean
  /** The list's state (view, search, sorting, filters) as one string, for saving and restoring. */
  said: string
  /** Restores the state from a saved string. */
  comeBack: (said: string) => void
}

type Known<View extends string> = { views: readonly View[]; filters?: readonly string[] }

/** State of a list in its address: view, search, sorting and filters. A link to it shows the same state to every reader. */
export const useIndexAddress = <const View extends string>({ views, filters = [] }: Known<View>): IndexAddress<View> => {
  const { path, query } = useRoute()
  const names = filters.join()
  const [first] = views
  return useMemo(() => {
    const params = new URLSearchParams(query)
    const said = (name: string) => params.get(name) ?? ''
    const wanted: IndexQuery<View> = {
      view: (views.find((each) => each === said('view')) ?? first) as View,
      keyword: said('q'),
      sort: said('sort'),
      filters: Object.fromEntries(names.split(',').flatMap((name) => (said(name) === '' ? [] : [[name, said(name)]]))),
    }
    const partsOf = ({ view, keyword, sort, filters: chips }: IndexQuery<View>) => {
      const all = { view: view === first ? '' : view, q: keyword, sort, ...chips }
      return Object.fromEntries(Object.entries(all).filter((each): each is [string, string] => Boolean(each[1])))
    }
    const change = (to: Partial<IndexQuery<View>>) => changeQuery(hrefTo(path, partsOf({ ...wanted, ...to })))
    return {
      ...wanted,
      change,
      clear: () => change({ keyword: '', filters: {} }),
      isNarrowed: wanted.keyword !== '' || Object.keys(wanted.filters).length > 0,
      said: new URLSearchParams(partsOf(wanted)).toString(),
      comeBack: (said) => changeQuery(hrefTo(path, Object.fromEntries(new URLSearchParams(said)))),
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the views of a screen are always the same
  }, [path, query, names])
}
