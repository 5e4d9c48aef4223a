import { mallAddress } from '@plaza/console'
import { SignInPage } from '@plaza/console/sign-in'
import { ButtonLink, IconBuildingStore } from '@plaza/design'
import { useSession } from '@plaza/web'
import type { SellerUser } from '../seller-web.ts'
import { useWords } from '../words/index.ts'
import { PasswordSignIn } from './PasswordSignIn.tsx'
import styles from './SignIn.module.css'

/** Sign-in page: by password, or through the mall, which issues a ticket. */
export function SignIn({ isWrong }: { isWrong: boolean }) {
  const { signIn, console: shared } = useWords()
  const { endedBy } = useSession<SellerUser>()
  const trouble = isWrong ? signIn.wrong : endedBy ? signIn.ended : undefined
  return (
    <SignInPage icon={IconBuildingStore} title={signIn.title} alert={trouble}>
      <PasswordSignIn />
      <p className={styles.or}>{signIn.or}</p>
      <p>{signIn.text}</p>
      <ButtonLink href={mallAddress('seller')} look="outline" wide>
        {shared.account.toMall}
      </ButtonLink>
    </SignInPage>
  )
}
