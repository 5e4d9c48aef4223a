import { Avatar, Banner, Button, Segmented, Spinner } from '@plaza/design'
import { goInstead } from '@plaza/web/route'
import { useState } from 'react'
import type { ScreenProps } from '../screen.ts'
import { BindForm } from './BindForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { NewSocialForm } from './NewSocialForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './SignIn.module.css'
import { type Newcomer, useSocialLogin } from './use-social-login.ts'
import { useSignInWords } from './words/index.ts'

const platformOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Login through another platform: waiting, choosing the account, or the reason for a failure and other login methods. */
export function SocialScreen({ path, query }: ScreenProps) {
  const words = useSignInWords()
  const platform = platformOf(path)
  const { stage, back, giveUp, fail } = useSocialLogin(platform, query)
  if (stage.at === 'waiting') return <Waiting platform={platform} onCancel={giveUp} />
  if (stage.at === 'failed')
    return (
      <SignInFrame title={words.logIn} text={words.logInText}>
        <Banner tone="warning" className={styles.told}>
          {words.social.failed[stage.why](platform)}
        </Banner>
        <LoginForm onDone={() => goInstead(back)} />
      </SignInFrame>
    )
  return <Bind platform={platform} newcomer={stage.newcomer} onExpired={() => fail('expired')} />
}

function Waiting({ platform, onCancel }: { platform: string; onCancel: () => void }) {
  const words = useSignInWords()
  return (
    <SignInFrame title={words.continueWith(platform)}>
      <div className={styles.waiting}>
        <Avatar name={platform} />
        <p role="status" className={styles.waitingFor}>
          <Spinner /> {words.social.waitingFor(platform)}
        </p>
        <Button look="soft" onClick={onCancel}>
          {words.social.cancel}
        </Button>
      </div>
    </SignInFrame>
  )
}

type BindProps = { platform: string; newcomer: Newcomer; onExpired: () => void }

function Bind({ platform, newcomer, onExpired }: BindProps) {
  const words = useSignInWords()
  const [who, setWho] = useState('known')
  const Form = who === 'known' ? BindForm : NewSocialForm
  return (
    <SignInFrame title={words.social.bindTitle} text={words.social.bindText(platform, newcomer.profile.full_name)}>
      <div className={styles.stack}>
        <Segmented
          wide
          label={words.social.bindTitle}
          value={who}
          onChange={setWho}
          options={[
            { value: 'known', label: words.social.haveOne },
            { value: 'new', label: words.social.newOne },
          ]}
        />
        <Form newcomer={newcomer} onExpired={onExpired} />
      </div>
    </SignInFrame>
  )
}
