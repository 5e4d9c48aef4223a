import { Button, FieldError, Icon, IconButton, IconFileText, IconTrash } from '@plaza/design'
import { useId, useRef } from 'react'
import type { Files } from './use-files.ts'
import styles from './FileField.module.css'

type Props = {
  files: Files
  words: { label: string; add: string; hint: string; remove: (name: string) => string }
  error?: string | undefined
}

/** Names of the chosen files, a button to add more files, and a button to remove each file. */
export function FileField({ files, words, error }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <fieldset className={styles.field} data-invalid={error ? true : undefined} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className={styles.label}>{words.label}</legend>
      <ul className={styles.files}>
        {files.sent.map(({ id: file, name }) => (
          <li key={file} className={styles.file}>
            <Icon of={IconFileText} size={22} />
            <span>{name}</span>
            <IconButton label={words.remove(name)} onClick={() => files.remove(file)}>
              <Icon of={IconTrash} size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      {files.sent.length < files.most && (
        <div>
          <Button look="soft" size="small" busy={files.busy} onClick={() => input.current?.click()}>
            {words.add}
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            aria-label={words.add}
            hidden
            onChange={({ target }) => {
              files.add([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </div>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hint}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
