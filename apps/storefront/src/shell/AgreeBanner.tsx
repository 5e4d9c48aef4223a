import { useAgreeToPolicies } from '@plaza/client'
import { Banner, Button, Wrap, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { calendarDayOf } from '@plaza/web/reading'
import { useSession } from '../mall/mall.tsx'
import { useReader } from '../mall/reader.ts'
import { hrefOf } from '../paths.ts'
import styles from './OfflineBanner.module.css'

/** A policy that the user accepted has changed. The banner asks for acceptance again and does not block the page. */
export function AgreeBanner() {
  const { words, lang } = useReader()
  const query = useSession().user?.to_agree
  const { mutateAsync: agreeToPolicies, isPending: busy } = useAgreeToPolicies()
  if (!query) return null
  const { name, version, effective_at } = query
  const agree = () =>
    void agreeToPolicies({ name, version: String(version) }).catch((error: unknown) => toasts.show(saidOf(error, words), 'error'))
  return (
    <Wrap className={styles.room}>
      <Banner
        tone="info"
        className={styles.banner}
        action={
          <Button size="small" look="white" busy={busy} onClick={agree}>
            {words.agreeing.agree}
          </Button>
        }
      >
        {words.agreeing[name](calendarDayOf(effective_at.slice(0, 10), lang))} <a href={hrefOf(name)}>{words.agreeing.read}</a>
      </Banner>
    </Wrap>
  )
}
