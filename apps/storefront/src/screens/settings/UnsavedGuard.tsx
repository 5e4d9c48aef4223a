import { Button, Sheet } from '@plaza/design'
import { unsaved } from '@plaza/web/form'
import { type Leave, holdLeaving } from '@plaza/web/route'
import { useStore } from '@plaza/web/store'
import { useEffect, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { useSettingsWords } from './words/index.ts'

/** Asks for confirmation before the user leaves with unsaved input. */
export function UnsavedGuard() {
  const isDirty = useStore(unsaved)
  const words = useSettingsWords()
  const { common } = useReader().words
  const [pendingLeave, setPendingLeave] = useState<{ leave: Leave }>()
  useEffect(() => (isDirty ? holdLeaving((leave) => setPendingLeave({ leave })) : undefined), [isDirty])
  const stay = () => setPendingLeave(undefined)
  return (
    <Sheet
      open={pendingLeave !== undefined}
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
              pendingLeave?.leave()
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
