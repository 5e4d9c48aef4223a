import { ButtonLink, EmptyScene, IconLock } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import { useAccountWords } from '../../parts/account/words/index.ts'
import { hrefOf } from '../../paths.ts'
import styles from './Account.module.css'

/** Shown on a seller page to a user without a shop. */
export function Forbidden() {
  const { common } = useReader().words
  const words = useAccountWords()
  return (
    <AccountFrame title={words.forbidden}>
      <OwnOnly>
        {() => (
          <EmptyScene
            icon={IconLock}
            title={words.forbidden}
            text={words.forbiddenText}
            action={
              <div className={styles.ways}>
                <ButtonLink href={hrefOf('home')}>{common.toHome}</ButtonLink>
                <ButtonLink look="outline" href={hrefOf('support')}>
                  {words.contactUs}
                </ButtonLink>
              </div>
            }
          />
        )}
      </OwnOnly>
    </AccountFrame>
  )
}
