import { Button, StatusChip } from '@plaza/design'
import { useState } from 'react'
import { VerifyEmail } from '../../parts/account/VerifyEmail.tsx'
import { hrefOf } from '../../paths.ts'
import { EmailForm } from './EmailForm.tsx'
import type { SectionProps } from './section-props.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

/** The customer's contact data: email, phone and addresses. */
export function ContactSection({ user }: SectionProps) {
  const words = useSettingsWords()
  const [changing, setChanging] = useState(false)
  return (
    <div>
      <div className={styles.row}>
        <div className={styles.rowWords}>
          <p>
            {words.email}
            <StatusChip tone={user.email_verified ? 'success' : 'warning'}>
              {user.email_verified ? words.verified : words.notVerified}
            </StatusChip>
          </p>
          <p className={styles.text}>{user.email}</p>
        </div>
        {!changing && (
          <Button look="soft" size="small" onClick={() => setChanging(true)}>
            {words.changeEmail}
          </Button>
        )}
      </div>
      {!user.email_verified && !changing && <VerifyEmail email={user.email} />}
      {changing && <EmailForm user={user} onDone={() => setChanging(false)} />}
      <div className={styles.row}>
        <div className={styles.rowWords}>
          <p>{words.phone}</p>
          <p className={styles.text}>{user.phone || words.none}</p>
        </div>
        <a href={hrefOf('settings', { section: 'profile' })} className={styles.link}>
          {words.edit}
          <span className="sr"> {words.phone}</span>
        </a>
      </div>
      <div className={styles.row}>
        <div className={styles.rowWords}>
          <p>{words.sections.addresses}</p>
        </div>
        <a href={hrefOf('settings', { section: 'addresses' })} className={styles.link}>
          {words.edit}
          <span className="sr"> {words.sections.addresses}</span>
        </a>
      </div>
    </div>
  )
}
