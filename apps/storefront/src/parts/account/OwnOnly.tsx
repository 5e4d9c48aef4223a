import { Button, ButtonLink, EmptyScene, LinesSkeleton } from '@plaza/design'
import { useGetUserInfo } from '@plaza/client'
import type { UserInfo } from '@plaza/contract'
import { useRoute } from '@plaza/web'
import { loginWanted } from '@plaza/web/session'
import type { ReactNode } from 'react'
import { scene } from '../pictures/scene.ts'
import { Failure } from '../Failure.tsx'
import { useSession } from '../../mall/mall.tsx'
import { loginHref } from '../../mall/returns.ts'
import { hrefOf } from '../../paths.ts'
import { useAccountWords } from './words/index.ts'
import styles from './OwnOnly.module.css'

type Props = { children: (user: UserInfo) => ReactNode; title?: string }

/** Content that only a logged-in customer can see. A visitor can log in right here and stays on the page. */
export function OwnOnly({ children, title }: Props) {
  const { token, user } = useSession()
  const request = useGetUserInfo({ enabled: token !== null })
  if (token === null) return <LogInHere title={title} />
  if (user) return children(user)
  if (request.isError) return <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
  return (
    <div className={styles.hold}>
      <LinesSkeleton lines={5} />
    </div>
  )
}

function LogInHere({ title }: { title?: string }) {
  const words = useAccountWords()
  const route = useRoute()
  const query = loginHref(route).split('?')[1]
  return (
    <EmptyScene
      pictures={scene('lock')}
      title={title ?? words.logInTitle}
      text={words.logInText}
      action={
        <div className={styles.ways}>
          <Button onClick={() => loginWanted.ask()}>{words.logIn}</Button>
          <ButtonLink look="outline" href={`${hrefOf('register')}${query ? `?${query}` : ''}`}>
            {words.create}
          </ButtonLink>
        </div>
      }
    />
  )
}
