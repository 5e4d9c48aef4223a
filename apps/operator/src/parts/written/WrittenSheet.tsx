import type { EditKind } from '@plaza/contract'
import { Button, Sheet, toasts } from '@plaza/design'
import { saidOf, type Form } from '@plaza/web/form'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../../words/index.ts'
import { ForRoles } from '../ForRoles.tsx'
import { History } from '../history/History.tsx'
import { type Change, type Publishing, type WrittenThing, writes } from './written-thing.ts'
import { useWrittenWords } from './words/index.ts'
import styles from './Written.module.css'

type Which = { id: string; version: string }
type Props = {
  title: string
  known: WrittenThing | null
  kind: EditKind
  form: Form<Record<string, string>>
  publish: Publishing
  remove: Change<Which>
  onClose: () => void
  children: ReactNode
}

/** Form of a publishable item: save as draft, publish for a period, unpublish, remove, and restore. */
export function WrittenSheet({ title, known, kind, form, publish, remove, onClose, children }: Props) {
  const words = useWrittenWords()
  const shared = useWords()
  const formId = useId()
  const reportOutcome = (going: Promise<unknown>, said: string) =>
    void going.then(
      () => {
        toasts.show(said)
        onClose()
      },
      (error: unknown) => toasts.show(saidOf(error, shared), 'error'),
    )
  const isDraft = known?.state === 'draft'
  const [start] = useState(form.values)
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(start)
  const which = known && { id: known.id, version: known.version }
  const turn = () =>
    which && reportOutcome(publish.mutateAsync({ ...which, on: isDraft ? '1' : '0' }), isDraft ? words.published : words.unpublished)
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={shared.console.close}
      footer={
        <ForRoles roles={writes}>
          {(rests) => (
            <>
              {known && (
                <Button look="outline" busy={publish.isPending} whyNot={rests ?? (isDirty ? words.saveFirst : undefined)} onClick={turn}>
                  {isDraft ? words.publish : words.unpublish}
                </Button>
              )}
              <Button type="submit" form={formId} busy={form.busy} whyNot={rests}>
                {words.save}
              </Button>
            </>
          )}
        </ForRoles>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit}>
        {children}
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
      {which && (
        <ForRoles roles={writes}>
          {(rests) => (
            <div className={styles.ways}>
              <Button
                look="outline"
                busy={remove.isPending}
                whyNot={rests}
                onClick={() => reportOutcome(remove.mutateAsync(which), words.removed)}
              >
                {words.remove}
              </Button>
            </div>
          )}
        </ForRoles>
      )}
      {known && <History kind={kind} thing={known.id} onBack={onClose} />}
    </Sheet>
  )
}
