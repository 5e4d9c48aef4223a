import { useGetStore } from '@plaza/client'
import { ButtonLink, TextField } from '@plaza/design'
import { useState } from 'react'
import { ChatLink, withService } from '../../../parts/ChatLink.tsx'
import { hrefOf } from '../../../paths.ts'
import { FoundQuestions } from './FoundQuestions.tsx'
import { KeptPromises } from './KeptPromises.tsx'
import styles from './Support.module.css'
import { useSupportWords } from './words/index.ts'

/** Shown above the support text: a search in the help texts, all contact options, and how well the mall kept its promised times. */
export function SupportCentre() {
  const words = useSupportWords()
  const [typed, setTyped] = useState('')
  return (
    <div className={styles.centre}>
      <search>
        <TextField label={words.search} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        {typed.trim().length > 1 && <FoundQuestions keyword={typed.trim()} />}
      </search>
      <ContactOptions />
      <KeptPromises />
    </div>
  )
}

function ContactOptions() {
  const words = useSupportWords()
  const config = useGetStore('website_config').data
  return (
    <section aria-labelledby="ways-title">
      <h2 id="ways-title">{words.ways}</h2>
      <div className={styles.ways}>
        <ChatLink query={withService}>{words.chat}</ChatLink>
        <ButtonLink look="outline" href={hrefOf('chat', { view: 'tickets', ask: '1' })}>
          {words.write}
        </ButtonLink>
        {config?.third_service_url && (
          <ButtonLink look="outline" href={config.third_service_url} target="_blank" rel="noopener noreferrer">
            {words.elsewhere}
          </ButtonLink>
        )}
      </div>
      {config?.third_service_url && <p className={styles.quiet}>{words.leaves(new URL(config.third_service_url).host)}</p>}
      {config?.service_url && (
        <details className={styles.widget}>
          <summary>{words.widget}</summary>
          <iframe
            src={config.service_url}
            title={words.widget}
            sandbox="allow-scripts allow-forms"
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        </details>
      )}
    </section>
  )
}
