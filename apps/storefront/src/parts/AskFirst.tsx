import { Button, Sheet } from '@plaza/design'
import { type ReactNode, useState } from 'react'
import { useReader } from '../mall/reader.ts'

type Props = {
  /** The question. */
  title: string
  /** Label of the button that goes on. */
  does: string
  onDo: () => void
  /** The button that asks. */
  children: (ask: () => void) => ReactNode
}

/** Asks before something is removed that nothing brings back. */
export function AskFirst({ title, does, onDo, children }: Props) {
  const { common } = useReader().words
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      {children(() => setAsking(true))}
      <Sheet
        open={isAsking}
        onClose={close}
        title={title}
        closeLabel={common.close}
        size="narrow"
        footer={
          <>
            <Button look="outline" onClick={close}>
              {common.keep}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                close()
                onDo()
              }}
            >
              {does}
            </Button>
          </>
        }
      >
        {null}
      </Sheet>
    </>
  )
}
