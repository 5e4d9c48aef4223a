import type { UserInfo } from '@plaza/contract'
import { Avatar, Icon, IconCircleCheck } from '@plaza/design'
import { dateLocales } from '@plaza/values'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { partOfDay } from './part-of-day.ts'
import { useProfileWords } from './words/index.ts'
import styles from './Account.module.css'

/** Greets the customer by name. The photo links to the profile. */
export function Greeting({ user }: { user: UserInfo }) {
  const { lang, picture } = useReader()
  const words = useProfileWords()
  const [part] = useState(() => partOfDay(new Date().getHours()))
  const month = new Intl.DateTimeFormat(dateLocales[lang], { month: 'long', year: 'numeric' }).format(Date.parse(user.member_since))
  return (
    <div className={styles.greeting}>
      <a href={hrefOf('settings', { section: 'profile' })} className={styles.face}>
        <Avatar name={user.full_name} src={picture('general', user.avatar, 1)?.src} size="large" />
        <span className="sr">{user.full_name}</span>
      </a>
      <div className={styles.who}>
        <h1>{words.greetings[part](user.firstname)}</h1>
        <p className={styles.email}>
          {user.email}
          {user.email_verified && (
            <span title={words.verified} className={styles.verified}>
              <Icon of={IconCircleCheck} size={16} />
              <span className="sr">{words.verified}</span>
            </span>
          )}
        </p>
        <p className={styles.since}>{words.since(month)}</p>
      </div>
    </div>
  )
}
