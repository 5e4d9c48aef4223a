import { Wrap } from '../layout/Wrap.tsx'
import { type FoundStory, foundStories } from './found-stories.ts'
import styles from './Gallery.module.css'

type Props = { story?: string; group?: string; query: URLSearchParams }

/** All stories as a list of links, or the selected ones rendered one below the other. */
export function Gallery({ story, group, query }: Props) {
  const chosen = foundStories.filter((each) => each.name === story || each.group === group)
  return (
    <main id="main" data-story={story ?? group}>
      <Wrap className={styles.page}>
        {chosen.length > 0 ? chosen.map((each) => <Story key={each.name} story={each} />) : <Contents query={query} />}
      </Wrap>
    </main>
  )
}

function Story({ story: { name, cases } }: { story: FoundStory }) {
  return (
    <article className={styles.story}>
      <h1 className={styles.name}>{name}</h1>
      {Object.entries(cases).map(([title, Case]) => (
        <div key={title} className={styles.case}>
          <h2 className={styles.title}>{title}</h2>
          <Case />
        </div>
      ))}
    </article>
  )
}

function Contents({ query }: { query: URLSearchParams }) {
  const address = (story: string) => `?${new URLSearchParams([...query, ['story', story]])}`
  return (
    <>
      <h1>Gallery</h1>
      {[...new Set(foundStories.map((each) => each.group))].map((group) => (
        <section key={group} className={styles.case}>
          <h2 className={styles.title}>{group}</h2>
          <ul className={styles.contents}>
            {foundStories
              .filter((each) => each.group === group)
              .map((each) => (
                <li key={each.name}>
                  <a href={address(each.name)} data-story={each.name} data-group={group}>
                    {each.name}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
