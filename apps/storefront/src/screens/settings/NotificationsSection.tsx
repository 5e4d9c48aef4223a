import { useUpdateUser } from '@plaza/client'
import type { UserInfo } from '@plaza/contract'
import { Banner, Switch, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import type { SectionProps } from './section-props.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

type Kind = UserInfo['letters_for'][number]
const kindsOf = ({ seller }: UserInfo): readonly Kind[] =>
  seller.state === 'approved' || seller.state === 'suspended' ? [0, 500, 400, 100, 200, 300] : [0, 500, 400, 100]

/** Chooses which notifications are also sent by email. Each switch applies at once. */
export function NotificationsSection({ user }: SectionProps) {
  const { words: mall } = useReader()
  const words = useSettingsWords()
  const { mutateAsync: updateUser } = useUpdateUser()
  const [wished, setWished] = useState<readonly Kind[] | null>(null)
  const chosen = wished ?? user.letters_for
  const change = (kind: Kind, on: boolean) => {
    const next = on ? [...chosen, kind] : chosen.filter((each) => each !== kind)
    setWished(next)
    updateUser({ letters_for: next.join(',') })
      .catch((error: unknown) => toasts.show(saidOf(error, mall), 'error'))
      // Keeps a later choice whose request is still pending.
      .finally(() => setWished((now) => (now === next ? null : now)))
  }
  return (
    <div className={styles.form}>
      <p className={styles.text}>{words.lettersText(user.email)}</p>
      {!user.email_verified && (
        <Banner tone="warning">
          {words.lettersUnverified} <a href={hrefOf('settings', { section: 'contact' })}>{words.sections.contact}</a>
        </Banner>
      )}
      <ul>
        {kindsOf(user).map((kind) => (
          <li key={kind} className={styles.choice}>
            <Switch checked={chosen.includes(kind)} onChange={(on) => change(kind, on)} text={words.letters[kind][1]}>
              {words.letters[kind][0]}
            </Switch>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{words.lettersAlways}</p>
    </div>
  )
}
