import { useGetHotWords } from '@plaza/client'
import { Button, Icon, IconButton, IconClock, IconX, Section } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { useStore } from '@plaza/web/store'
import { useRef } from 'react'
import { useReader } from '../../mall/reader.ts'
import { recentSearches } from '../../mall/recent-searches.ts'
import { searchHref } from '../../parts/search/suggestion-href.ts'
import { Categories } from '../../parts/Categories.tsx'
import styles from './SearchScreen.module.css'
import { WordLinks } from './WordLinks.tsx'
import { searchWords } from './words.ts'

/** The customer's recent searches, popular searches, and the departments. */
export function BeforeTyping() {
  const words = searchWords[useReader().lang]
  const hot = useGetHotWords().data?.list ?? []
  useTitle(words.title)
  return (
    <>
      <h1 className="sr">{words.title}</h1>
      <Recent />
      {hot.length > 0 && (
        <Section title={words.hot}>
          <WordLinks label={words.hot} words={hot.map((each) => each.text)} />
        </Section>
      )}
      <Section title={words.byCategory}>
        <Categories />
      </Section>
    </>
  )
}

/** Moves the focus when the focused element is removed. If there is no neighbouring element, the heading takes the focus. */
const focusOn = (next: HTMLElement | undefined) => {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  ;(next ?? heading)?.focus()
}

function Recent() {
  const words = searchWords[useReader().lang]
  const recent = useStore(recentSearches)
  const list = useRef<HTMLUListElement>(null)
  if (recent.length === 0) return null
  const remove = (text: string) => {
    const crosses = list.current?.querySelectorAll('button')
    const at = recent.indexOf(text)
    focusOn(crosses?.[at + 1] ?? crosses?.[at - 1])
    recentSearches.remove(text)
  }
  const clear = () => {
    focusOn(undefined)
    recentSearches.clear()
  }
  return (
    <Section
      title={words.recent}
      aside={
        <Button look="link" size="small" onClick={clear}>
          {words.clearRecent}
        </Button>
      }
    >
      <ul ref={list} className={styles.recent}>
        {recent.map((text) => (
          <li key={text}>
            <a href={searchHref(text)}>
              <Icon of={IconClock} size={20} />
              <span>{text}</span>
            </a>
            <IconButton label={words.removeRecent(text)} onClick={() => remove(text)}>
              <Icon of={IconX} size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
