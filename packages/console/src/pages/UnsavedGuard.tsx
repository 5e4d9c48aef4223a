import { Button, Sheet } from '@plaza/design'
import { unsaved } from '@plaza/web/form'
import { type Leave, holdLeaving } from '@plaza/web/route'
import { useStore } from '@plaza/web/store'
import { useEffect, useState } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'

/** Asks the person for confirmation before they leave unsaved text. */
export function UnsavedGuard() {
  const isDirty = useStore(unsaved)
  const words = useConsoleWords()
  const [pending, setPending] = useState<{ leave: Leave }>()
  useEffect(() => (isDirty ? holdLeaving((leave) => setPending({ leave })) : undefined), [isDirty])
  const stay = () => setPending(undefined)
  const leave = () => {
    stay()
    pending?.leave()
  }
  return (
    <Sheet
      open={pending !== undefined}
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
