import { useCancelClosing, useCloseAccount, useExportOwnData } from '@plaza/client'
import { Banner, Button, Icon, IconDownload, PasswordField, Sheet, toasts } from '@plaza/design'
import { useDemoPassword } from '@plaza/web/demo'
import { useState } from 'react'
import { reasonWords, failureText, useForm, useFormWords } from '@plaza/web/form'
import { dayOf } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { useChatLink, withService } from '../../parts/ChatLink.tsx'
import type { SectionProps } from './section-props.ts'
import { saveFile } from '../../mall/save-file.ts'
import { useDoing } from './use-doing.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

/** Exports the customer's data as a file, and closes the account. */
export function DataSection({ user }: SectionProps) {
  const { mutateAsync: exportOwnData } = useExportOwnData()
  const { mutateAsync: cancelClosing } = useCancelClosing()
  const { lang, words: shop } = useReader()
  const words = useSettingsWords()
  const { busy, doing } = useDoing()
  const keeping = useDoing()
  const [closing, setClosing] = useState(false)
  const download = async () => saveFile('my-data.json', JSON.stringify(await exportOwnData({}), null, 2))
  const keep = () => cancelClosing({})
  return (
    <>
      <div className={styles.block}>
        <h3>{words.exportTitle}</h3>
        <p className={styles.text}>{words.exportText}</p>
        <Button look="soft" busy={busy} icon={<Icon of={IconDownload} size={20} />} onClick={() => doing(download)}>
          {words.download}
        </Button>
      </div>
      <div className={styles.block}>
        <h3>{words.closeTitle}</h3>
        <p className={styles.text}>{words.closeText}</p>
        {user.closing_at ? (
          <Banner
            tone="warning"
            action={
              <Button size="small" look="white" busy={keeping.busy} onClick={() => keeping.doing(keep, words.kept)}>
                {words.keep}
              </Button>
            }
          >
            {words.closing(dayOf(user.closing_at, lang))}
          </Banner>
        ) : (
          <>
            <Button look="danger" whyNot={user.seller.state === 'approved' ? words.shopFirst : undefined} onClick={() => setClosing(true)}>
              {words.close}
            </Button>
            {user.seller.state === 'approved' && <ShopFirst />}
          </>
        )}
      </div>
      <Sheet open={closing} onClose={() => setClosing(false)} title={words.closeTitle} closeLabel={shop.common.close} size="narrow">
        <CloseForm email={user.email} onDone={() => setClosing(false)} />
      </Sheet>
    </>
  )
}

function ShopFirst() {
  const words = useSettingsWords()
  return (
    <div className={styles.beside}>
      <p>{words.shopFirst}</p>
      <a {...useChatLink({ query: withService })} className={styles.link}>
        {words.customerService}
      </a>
    </div>
  )
}

function CloseForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { mutateAsync: closeAccount, reasonOf } = useCloseAccount()
  const { lang } = useReader()
  const words = useSettingsWords()
  const formWords = useFormWords()
  const demoPassword = useDemoPassword(email)
  const form = useForm({ password: '' }, async ({ password }, fail) => {
    if (password === '') return fail({ password: reasonWords(lang, 'missing') })
    try {
      await closeAccount({ password })
      toasts.show(words.closeAsked)
      onDone()
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === 'wrong_password') return fail({ password: words.passwordWrong })
      if (reason === 'shop_open') return fail({}, words.shopFirst)
      const fault = failureText(error, formWords, lang, Date.now())
      if (!fault) throw error
      fail({}, fault.text)
    }
  })
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      <p className={styles.text}>{words.closeText}</p>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        label={words.present}
        hint={demoPassword}
        autoComplete="current-password"
        showLabel={formWords.show}
        hideLabel={formWords.hide}
      />
      <Button type="submit" look="danger" wide busy={form.busy}>
        {words.close}
      </Button>
    </form>
  )
}
