import { mallAddress } from '@plaza/console'
import { ButtonLink, Icon, IconBuildingStore } from '@plaza/design'
import { useSession } from '@plaza/web'
import { useTitle } from '@plaza/web/hooks'
import type { SellerUser } from '../seller-web.ts'
import { useWords } from '../words/index.ts'
import { PasswordSignIn } from './PasswordSignIn.tsx'
import styles from './SignIn.module.css'

/** Who is not signed in here is shown the way: through the mall, where a ticket is made. */
export function SignIn({ isWrong }: { isWrong: boolean }) {
  const { signIn, console: shared } = useWords()
  const { endedBy } = useSession<SellerUser>()
  useTitle(signIn.title)
  const trouble = isWrong ? signIn.wrong : endedBy ? signIn.ended : undefined
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <span className={styles.mark}>
          <Icon of={IconBuildingStore} size={28} />
        </span>
        <h1 className={styles.title}>{signIn.title}</h1>
        {trouble && <p role="alert">{trouble}</p>}
        <PasswordSignIn />
        <p className={styles.or}>{signIn.or}</p>
        <p>{signIn.text}</p>
        <ButtonLink href={mallAddress('seller')} look="outline" wide>
          {shared.account.toMall}
        </ButtonLink>
      </div>
    </main>
  )
}
