import { Card, ConsolePage, Failed, PageSkeleton } from '@plaza/console'
import type { AnswerOf, getShopNotifications } from '@plaza/contract'
import { Switch, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useRef, useState } from 'react'
import { useChangeShopNotifications, useGetShopNotifications } from '../../calls/settings.ts'
import { useWords } from '../../words/index.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

type Kind = Exclude<AnswerOf<typeof getShopNotifications>['letters_for'][number], 500>
/** Kinds of shop notices. Users choose their notices as shoppers in the storefront. */
const kinds: readonly Kind[] = [0, 200, 300, 400, 100]

/** Chooses which kinds of notices the user also receives by email. Each switch saves at once. */
export default function NotificationsScreen() {
  const words = useSettingsWords()
  const shared = useWords()
  const query = useGetShopNotifications()
  const { mutateAsync: change } = useChangeShopNotifications()
  const [wished, setWished] = useState<AnswerOf<typeof getShopNotifications>['letters_for'] | null>(null)
  /** Version that the pending save will return, and that the next save must send. */
  const pendingVersion = useRef<Promise<string | undefined>>(Promise.resolve(undefined))
  if (!query.data && !query.isError) return <PageSkeleton />
  if (!query.data)
    return (
      <ConsolePage title={words.notifications}>
        <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </ConsolePage>
    )
  const known = query.data
  /** Saves run one after another, because each needs the version returned by the previous save. */
  const send = async (kinds: AnswerOf<typeof getShopNotifications>['letters_for']): Promise<string> => {
    const version = (await pendingVersion.current) ?? known.version
    return (await change({ letters_for: kinds.map((each) => `${each}` as const), version })).version
  }
  const chosen = wished ?? query.data.letters_for
  const put = (kind: Kind, on: boolean) => {
    const next = on ? [...chosen, kind] : chosen.filter((each) => each !== kind)
    setWished(next)
    const sending = send(next)
    const made = sending.catch(() => undefined)
    pendingVersion.current = made
    sending
      .catch((error: unknown) => toasts.show(saidOf(error, shared), 'error'))
      // Do not clear the version if a later save is still pending.
      .finally(() => {
        if (pendingVersion.current === made) pendingVersion.current = Promise.resolve(undefined)
        setWished((now) => (now === next ? null : now))
      })
  }
  return (
    <ConsolePage title={words.notifications} subtitle={words.notificationsText}>
      <Card title={words.byLetter}>
        <ul className={styles.fields}>
          {kinds.map((kind) => (
            <li key={kind}>
              <Switch checked={chosen.includes(kind)} onChange={(on) => put(kind, on)} text={words.letters[kind][1]}>
                {words.letters[kind][0]}
              </Switch>
            </li>
          ))}
        </ul>
      </Card>
      <p className={styles.note}>{words.lettersAlways}</p>
    </ConsolePage>
  )
}
