import { useGetStore } from '@plaza/client'
import { Wordmark, Wrap } from '@plaza/design'
import { useReader } from '../mall/reader.ts'
import { type PathName, hrefOf } from '../paths.ts'
import styles from './Footer.module.css'

const columns = [
  { title: 'help', routes: ['support', 'returns', 'chat'] },
  { title: 'about', routes: ['about', 'blog', 'news'] },
  { title: 'policies', routes: ['terms', 'privacy', 'userAgreement'] },
  { title: 'sell', routes: ['becomeSeller', 'settings'] },
] as const satisfies readonly { title: string; routes: readonly PathName[] }[]

export function Footer() {
  const { words, text } = useReader()
  const config = useGetStore('website_config').data
  return (
    <footer className={styles.footer}>
      <Wrap className={styles.columns}>
        <div className={styles.shop}>
          <Wordmark name={config?.shop_name ?? ''} />
          <p>{config && text(config, 'tagline')}</p>
        </div>
        {columns.map(({ title, routes }) => (
          <nav key={title} aria-label={words.footer[title]}>
            <h2 className={styles.title}>{words.footer[title]}</h2>
            <ul>
              {routes.map((name) => (
                <li key={name}>
                  <a href={hrefOf(name)} className={styles.link}>
                    {words.places[name]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Wrap>
    </footer>
  )
}
