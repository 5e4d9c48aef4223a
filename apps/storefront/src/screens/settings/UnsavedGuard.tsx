import { Button, Sheet } from '@plaza/design'
import { unsaved } from '@plaza/web/form'
import { type Leave, holdLeaving } from '@plaza/web/place'
import { useStore } from '@plaza/web/store'
import { useEffect, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { useSettingsWords } from './words/index.ts'

/** Prevents the loss of unsaved input by a wrong press. */
export function UnsavedGuard() {
  const isDirty = useStore(unsaved)
  const words = useSettingsWords()
  const { common } = useReader().words
  const [asked, setAsked] = useState<{ leave: Leave }>()
  useEffect(() => (isDirty ? holdLeaving((leave) => setAsked({ leave })) : undefined), [isDirty])
  const stay = () => setAsked(undefined)
  return (
    <Sheet
      open={asked !== undefined}
      onClose={stay}
      title={words.unsavedTitle}
      closeLabel={common.close}
      size="narrow"
      footer={
        <>
          <Button onClick={stay}>{words.stay}</Button>
          <Button
            look="outline"
            onClick={() => {
              stay()
              asked?.leave()
            }}
          >
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.unsavedText}</p>
    </Sheet>
  )
}
