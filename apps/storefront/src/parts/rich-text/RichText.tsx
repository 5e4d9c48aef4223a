import { type Written, readHtml } from '@plaza/values'
import { type ReactNode, createElement, useMemo } from 'react'
import styles from './RichText.module.css'

const drawn = (written: Written, at: number): ReactNode => {
  if (typeof written === 'string') return written
  if (written.tag === 'br') return <br key={at} />
  const outside = written.href !== undefined && !written.href.startsWith('#')
  const link = written.href === undefined ? {} : { href: written.href, ...(outside && { rel: 'noopener noreferrer', target: '_blank' }) }
  return createElement(written.tag, { key: at, ...link }, written.inside.map(drawn))
}

/** Rich text written for the mall, in the mall's own typography. */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  const written = useMemo(() => readHtml(html), [html])
  return (
    <div lang={lang} className={styles.text}>
      {written.map(drawn)}
    </div>
  )
}
