import { Button, Sheet, toasts } from '@plaza/design'
import { languageNames } from '@plaza/values'
import { useState } from 'react'
import { useSaveWords } from '../../calls/texts.ts'
import { Rows } from '../../parts/tell/Rows.tsx'
import { useWords } from '../../words/index.ts'
import { type changesIn, textIn } from './table-of-texts.ts'
import { useTextsWords } from './words/index.ts'

type Props = ReturnType<typeof changesIn> & { onClose: () => void }

/** Changes that an imported table would make: the old and the new text of each. Each change is saved separately and has its own undo. */
export function BroughtSheet({ changes, unknown, onClose }: Props) {
  const words = useTextsWords()
  const { console: shared } = useWords()
  const { mutateAsync: save } = useSaveWords()
  const [isWriting, setWriting] = useState(false)
  const write = async () => {
    setWriting(true)
    const notTaken: string[] = []
    for (const { words: known, texts } of changes) {
      const typed = Object.fromEntries(Object.entries(texts).map(([lang, text]) => [`text_${lang}`, text]))
      try {
        // oxlint-disable-next-line no-await-in-loop -- each is an edit of its own, and they are few
        await save({ ...typed, key: known.key, version: known.version })
      } catch {
        notTaken.push(known.key)
      }
    }
    if (notTaken.length > 0) toasts.show(words.notTaken(notTaken.join(', ')), 'error')
    else toasts.show(words.saved)
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.bringTitle}
      closeLabel={shared.close}
      footer={
        <Button busy={isWriting} whyNot={changes.length === 0 ? words.nothingChanges : undefined} onClick={() => void write()}>
          {words.write}
        </Button>
      }
    >
      {unknown.length > 0 && <p>{words.unknown(unknown.join(', '))}</p>}
      <Rows
        hidden=""
        nothing={words.nothingChanges}
        of={changes.map(({ words: known, texts, langs }) => ({
          key: known.key,
          title: known.key,
          text: langs.map((lang) => (
            <span key={lang}>
              {languageNames[lang]}: <del>{textIn(known, lang)}</del> → <ins>{texts[lang]}</ins>{' '}
            </span>
          )),
        }))}
      />
    </Sheet>
  )
}
