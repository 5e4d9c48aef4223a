import { Button, ButtonLink, Icon, IconChevronRight } from '@plaza/design'
import { useIsWide } from '@plaza/web/hooks'
import { loginWanted } from '@plaza/web/session'
import { useReader } from '../../mall/reader.ts'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { AccountMenu } from '../../parts/account/AccountMenu.tsx'
import { useAccountWords } from '../../parts/account/words/index.ts'
import { Choices } from '../../parts/settings/Choices.tsx'
import { type PathName, hrefOf, paths } from '../../paths.ts'
import { ShelfLinks } from './ShelfWays.tsx'
import { useProfileWords } from './words/index.ts'
import styles from './Account.module.css'

const help = ['support', 'returns', 'terms', 'privacy', 'userAgreement'] as const satisfies readonly PathName[]

/** The profile page for visitors: links to log in, and all functions that need no account. */
export function VisitorProfile() {
  const { places } = useReader().words
  const words = useProfileWords()
  const account = useAccountWords()
  const isWide = useIsWide()
  return (
    <AccountFrame title={words.title} back={null}>
      <div className={styles.blocks}>
        <section aria-labelledby="log-in-here" className={styles.logIn}>
          <div>
            <h2 id="log-in-here">{words.visitorTitle}</h2>
            <p>{words.visitorText}</p>
          </div>
          <div className={styles.ways}>
            <Button look="white" onClick={() => loginWanted.ask()}>
              {account.logIn}
            </Button>
            <ButtonLink look="link" href={hrefOf('register', { redirect: paths.dashboard })} className={styles.create}>
              {account.create}
            </ButtonLink>
          </div>
        </section>
        <ShelfLinks />
        {!isWide && <AccountMenu look="rows" />}
        <section aria-labelledby="display" className={styles.card}>
          <h2 id="display">{words.display}</h2>
          <Choices />
        </section>
        <nav aria-label={words.help} className={styles.rows}>
          <h2>{words.help}</h2>
          <ul>
            {help.map((name) => (
              <li key={name}>
                <a href={hrefOf(name)}>
                  <span className={styles.rowLabel}>{places[name]}</span>
                  <Icon of={IconChevronRight} size={18} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </AccountFrame>
  )
}
