import { useKeys } from '@plaza/console'
import { type CaseKind, reasonInWords } from '@plaza/contract'
import { useReader } from '@plaza/web/reading'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import styles from './DecidePane.module.css'

type Props = { kind: CaseKind; templates: readonly string[]; onUse: (template: string) => void }

/** Frequent replies, listed in the operator's language. A click or a number key inserts the reply in the customer's language. */
export function Templates({ kind, templates, onUse }: Props) {
  const words = useCaseWords()
  const { lang } = useReader()
  const said = templates.map((key) => ({ key, text: reasonInWords(kind, key, lang) ?? key }))
  useKeys(said.map(({ key, text }, at) => ({ key: String(at + 1), does: text, run: () => onUse(key) })))
  if (said.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{words.templates}</legend>
      {said.map(({ key, text }, at) => (
        <button key={key} type="button" className={styles.template} onClick={() => onUse(key)}>
          <kbd aria-hidden="true">{at + 1}</kbd> {text}
        </button>
      ))}
    </fieldset>
  )
}
