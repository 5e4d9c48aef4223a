import { AdCard, AdHero, Segmented } from '@plaza/design'
import type { Language } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useAdWords } from './words/index.ts'
import styles from './Ads.module.css'

type Props = { values: Readonly<Record<string, string>>; lang: Language; images: readonly string[]; tint: number }

/** The ad as shoppers will see it, at phone or desktop width, in the language that the operator currently edits. */
export function AdPreview({ values, lang, images, tint }: Props) {
  const words = useAdWords()
  const reader = useReader()
  const [width, setWidth] = useState('phone')
  const said = (name: string) => values[`${name}_${lang}`] || values[`${name}_en`] || ''
  const pictures = images.flatMap((image) => reader.picture('general', image, tint) ?? [])
  const [first] = pictures
  const shown = { href: location.hash, title: said('title'), text: said('text'), action: said('button') }
  return (
    <section aria-label={words.preview} className={styles.preview}>
      <Segmented
        label={words.preview}
        options={[
          { value: 'phone', label: words.phone },
          { value: 'desktop', label: words.desktop },
        ]}
        value={width}
        onChange={setWidth}
      />
      <div className={styles.window} inert>
        <div className={styles.page} data-width={width}>
          {values['position'] === 'top' ? (
            <AdHero
              label={words.preview}
              previousLabel={words.previous}
              nextLabel={words.next}
              slides={[{ ...shown, kicker: said('kicker'), pictures }]}
            />
          ) : (
            <AdCard {...shown} {...(first && { picture: first })} />
          )}
        </div>
      </div>
    </section>
  )
}
