import { useGetStore } from '@plaza/client'
import { Segmented } from '@plaza/design'
import { useRoute } from '@plaza/web'
import { useState } from 'react'
import { hrefOf, paths, socialLoginPath } from '../../paths.ts'
import { socialLoginHref } from './social-login-href.ts'
import { CodeForm } from './CodeForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import styles from './SignIn.module.css'
import { useSignInWords } from './words/index.ts'

type Props = {
  onDone: () => void
  /** Address to which the interrupted action leads. By default the user returns to the current page. */
  to?: string | undefined
  /** Called when the user follows a link to another page, so that the sheet closes. */
  onLeave?: () => void
}

/** Login by password, by code or through another platform. The typed email remains when the user changes the method. */
export function LoginForm({ onDone, to, onLeave }: Props) {
  const words = useSignInWords()
  const platform = useGetStore('website_config').data?.social_platform ?? null
  const redirect = useRedirect(platform, to)
  const [method, setMethod] = useState('password')
  const [email, setEmail] = useState('')
  const Form = method === 'password' ? PasswordForm : CodeForm
  return (
    <div className={styles.stack}>
      <Segmented
        wide
        label={words.ways}
        value={method}
        onChange={setMethod}
        options={[
          { value: 'password', label: words.byPassword },
          { value: 'code', label: words.byCode },
        ]}
      />
      <Form email={email} onEmail={setEmail} onDone={onDone} />
      {platform && (
        <>
          <p className={styles.or}>{words.or}</p>
          <a href={socialLoginHref(platform, redirect)} className={styles.platform} onClick={onLeave}>
            {words.continueWith(platform)}
          </a>
        </>
      )}
      <p className={styles.ways}>
        <a href={hrefOf('login', { forgot: '1', ...redirect })} onClick={onLeave}>
          {words.forgot}
        </a>
        <span>
          {words.newHere}{' '}
          <a href={hrefOf('register', redirect)} onClick={onLeave}>
            {words.create}
          </a>
        </span>
      </p>
    </div>
  )
}

/** Query with the page to return to after login, for the links to other login methods. */
const useRedirect = (platform: string | null, to: string | undefined): Record<string, string> => {
  const { path, query } = useRoute()
  if (to !== undefined) return { redirect: to.replace(/^#/, '') }
  const redirect = new URLSearchParams(query).get('redirect')
  if (redirect) return { redirect }
  const isEntryPage = [paths.home, paths.login, paths.register, platform && socialLoginPath(platform)].includes(path)
  return isEntryPage ? {} : { redirect: query ? `${path}?${query}` : path }
}
