import { Button, Sheet } from '@plaza/design'
import { unsaved } from '@plaza/web/form'
import { type Leave, holdLeaving } from '@plaza/web/place'
import { useStore } from '@plaza/web/store'
import { useEffect, useState } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'

/** Asks the person for confirmation before they leave unsaved text. */
export function UnsavedGuard() {
  const isDirty = useStore(unsaved)
  const words = useConsoleWords()
  const [asked, setAsked] = useState<{ leave: Leave }>()
  useEffect(() => (isDirty ? holdLeaving((leave) => setAsked({ leave })) : undefined), [isDirty])
  const stay = () => setAsked(undefined)
  const leave = () => {
    stay()
    asked?.leave()
  }
  return (
    <Sheet
      open={asked !== undefined}
      onClose={stay}
      size="narrow"
      title={words.leaveTitle}
      closeLabel={words.close}
      footer={
        <>
          <Button onClick={stay}>{words.stay}</Button>
          <Button look="outline" onClick={leave}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.leaveText}</p>
    </Sheet>
  )
}
