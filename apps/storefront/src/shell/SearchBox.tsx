import { SearchField } from '@plaza/design'
import { useRoute } from '@plaza/web'
import { go } from '@plaza/web/route'
import { type ComponentType, type FocusEvent, useEffect, useMemo, useRef, useState } from 'react'
import { cleanQuery } from '../mall/query-text.ts'
import { useReader } from '../mall/reader.ts'
import { searchHref, suggestionHref } from '../parts/search/suggestion-href.ts'
import { type Suggesting, useSuggesting } from '../parts/search/use-suggesting.ts'
import { hrefOf, paths } from '../paths.ts'

type Panel = ComponentType<{ panel: Suggesting['panel'] }>

/** The search field with suggestions. It opens the search page, where it shows the search words from the URL. */
export function SearchBox({ className }: { className?: string }) {
  const { nav } = useReader().words
  const [Suggestions, setSuggestions] = useState<Panel>()
  const { start, area } = useSearchPage()
  const field = useSuggesting({ start, ready: Suggestions !== undefined, onChoose: (chosen) => leaveFor(suggestionHref(chosen)) })

  const leaveFor = (href: string) => {
    area.current?.querySelector('input')?.blur()
    go(href)
  }
  const submit = (text: string) => {
    field.close()
    leaveFor(searchHref(cleanQuery(text)))
  }
  // If the suggestions fail to load, the field still searches.
  const prepare = () =>
    void import('../parts/search/Suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => undefined,
    )
  const left = ({ relatedTarget, currentTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || field.close()
  return (
    <div ref={area} className={className} onFocus={prepare} onBlur={left}>
      <SearchField
        value={field.value}
        onChange={field.type}
        onSubmit={submit}
        label={nav.searchMall}
        placeholder={nav.searchHint}
        submitLabel={nav.search}
        clearLabel={nav.clear}
        input={field.input}
      >
        {Suggestions && <Suggestions panel={field.panel} />}
      </SearchField>
    </div>
  )
}

/** Search words of the search page's URL. If the URL has no search words, or a link to the page is pressed, the field gets the focus. */
const useSearchPage = () => {
  const { path, query, entry } = useRoute()
  const area = useRef<HTMLDivElement>(null)
  const here = path === paths.search
  useEffect(() => {
    // Phones open their keyboard only if the field gets the focus during the press, not when the page arrives.
    const press = ({ defaultPrevented, target }: MouseEvent) => {
      const box = area.current
      if (!box || defaultPrevented || !(target as Element).closest(`[href="${hrefOf('search')}"]`)) return
      box.style.display = 'block'
      box.querySelector('input')?.focus()
      // From here on the style sheet shows the field, because it has the focus.
      box.style.display = ''
    }
    addEventListener('click', press)
    return () => removeEventListener('click', press)
  }, [])
  const start = useMemo(() => (here ? cleanQuery(new URLSearchParams(query).get('q')) : ''), [here, query])
  useEffect(() => {
    if (!here || start !== '') return
    const timer = setTimeout(() => area.current?.querySelector('input')?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [here, start, entry])
  return { start, area }
}
