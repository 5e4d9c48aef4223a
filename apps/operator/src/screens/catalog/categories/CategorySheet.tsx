import type { MallCategory, StaffRole } from '@plaza/contract'
import { Button, Sheet, TextField, toasts } from '@plaza/design'
import { languageNames, languages } from '@plaza/values'
import { saidOf, useForm } from '@plaza/web/form'
import { useId } from 'react'
import { useRemoveCategory, useSaveCategory } from '../../../calls/catalog.ts'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { History } from '../../../parts/history/History.tsx'
import { PictureField } from '../../../parts/picture-field/PictureField.tsx'
import { useWords } from '../../../words/index.ts'
import { useCategoryWords } from './words/index.ts'
import styles from './Categories.module.css'

const arranges: readonly StaffRole[] = ['owner', 'catalogue']
type Props = { known: MallCategory | null; parent: string; onClose: () => void }

/** Name of a category in each language. An empty category can be removed. */
export function CategorySheet({ known, parent, onClose }: Props) {
  const words = useCategoryWords()
  const shared = useWords()
  const formId = useId()
  const { mutateAsync: save } = useSaveCategory()
  const { mutate: remove, isPending } = useRemoveCategory()
  const names = Object.fromEntries(languages.map((lang) => [`name_${lang}`, known?.[`name_${lang}`] ?? '']))
  const start: Record<string, string> = { ...names, image: known?.image ?? '' }
  const form = useForm(start, async ({ name_en = '', ...others }) => {
    const below = parent === '' ? {} : { parent_id: parent }
    const which = known ? { id: known.id, version: known.version, tint: String(known.tint) } : { ...below, version: '0' }
    await save({ ...others, name_en, ...which })
    toasts.show(words.saved)
    onClose()
  })
  const callbacks = {
    onSuccess: () => {
      toasts.show(words.removed)
      onClose()
    },
    onError: (error: unknown) => toasts.show(saidOf(error, shared), 'error'),
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={known?.name_en ?? words.add}
      closeLabel={shared.console.close}
      footer={
        <ForRoles roles={arranges}>
          {(rests) => (
            <Button type="submit" form={formId} busy={form.busy} whyNot={rests}>
              {words.save}
            </Button>
          )}
        </ForRoles>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit}>
        {languages.map((lang) => (
          <TextField key={lang} {...form.field(`name_${lang}`)} label={`${words.name} (${languageNames[lang]})`} maxLength={80} />
        ))}
        <PictureField
          images={form.values['image'] ? [form.values['image']] : []}
          tint={known?.tint ?? 1}
          fault={form.errors['image']}
          onChange={([image = '']) => form.set('image', image)}
        />
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
      {known && (
        <ForRoles roles={arranges}>
          {(rests) => (
            <Button
              look="outline"
              busy={isPending}
              whyNot={rests ?? (known.product_count > 0 ? words.inUse : undefined)}
              onClick={() => remove({ id: known.id, version: known.version }, callbacks)}
            >
              {words.remove}
            </Button>
          )}
        </ForRoles>
      )}
      {known && <History kind="category" thing={known.id} onBack={onClose} />}
    </Sheet>
  )
}
