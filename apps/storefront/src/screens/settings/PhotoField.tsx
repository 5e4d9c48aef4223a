import { useUpdateUser } from '@plaza/client'
import type { UserInfo } from '@plaza/contract'
import { Avatar, Button, FieldError, Icon, IconCamera } from '@plaza/design'
import { type ChangeEvent, useRef, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { AskFirst } from '../../parts/AskFirst.tsx'
import { CropSheet } from './CropSheet.tsx'
import { useDoing } from './use-doing.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

const maxBytes = 10 * 1024 * 1024

/** The customer's photo: choose, crop to a square, upload. */
export function PhotoField({ user }: { user: UserInfo }) {
  const { picture } = useReader()
  const words = useSettingsWords()
  const { mutateAsync: updateUser } = useUpdateUser()
  const { busy, doing } = useDoing()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ImageBitmap>()
  const [error, setError] = useState<string>()

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    if (file.size > maxBytes) return setError(words.tooLarge)
    try {
      setChosen(await createImageBitmap(file))
      setError(undefined)
    } catch {
      setError(words.notPicture)
    }
  }
  return (
    <div>
      <div className={styles.photo}>
        <Avatar name={user.full_name} src={picture('general', user.avatar, 1)?.src} size="large" />
        <div className={styles.photoWays}>
          <Button look="soft" size="small" icon={<Icon of={IconCamera} size={18} />} onClick={() => input.current?.click()}>
            {words.choosePhoto}
          </Button>
          {user.avatar && (
            <AskFirst
              title={words.askRemovePhoto}
              does={words.removePhoto}
              onDo={() => doing(() => updateUser({ photo: '' }), words.photoRemoved)}
            >
              {(ask) => (
                <Button look="link" size="small" busy={busy} onClick={ask}>
                  {words.removePhoto}
                </Button>
              )}
            </AskFirst>
          )}
          <p className={styles.small}>{words.photoHint}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={words.photo}
          hidden
          onChange={(event) => void choose(event)}
        />
      </div>
      <FieldError error={error} />
      {chosen && <CropSheet picture={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  )
}
