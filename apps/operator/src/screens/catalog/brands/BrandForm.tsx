import { Card } from '@plaza/console'
import type { MallBrand, StaffRole } from '@plaza/contract'
import { Button, TextField, toasts } from '@plaza/design'
import { saidOf, useForm } from '@plaza/web/form'
import { go } from '@plaza/web/route'
import { useState } from 'react'
import { useRemoveBrand, useSaveBrand } from '../../../calls/catalog.ts'
import { EditPage } from '../../../parts/editing/EditPage.tsx'
import { Fields } from '../../../parts/editing/Fields.tsx'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { History } from '../../../parts/history/History.tsx'
import { PictureField } from '../../../parts/picture-field/PictureField.tsx'
import { SixWords, useOpenLanguage } from '../../../parts/six-words/SixWords.tsx'
import { wordsStart } from '../../../parts/six-words/six-words.ts'
import { hrefOf } from '../../../paths.ts'
import { useWords } from '../../../words/index.ts'
import { useBrandWords } from './words/index.ts'

const arranges: readonly StaffRole[] = ['owner', 'catalogue']

/** Name and picture of a brand, and its description in six languages. */
export function BrandForm({ known, onDirty }: { known: MallBrand | null; onDirty?: (isDirty: boolean) => void }) {
  const words = useBrandWords()
  const [lang, setLang] = useOpenLanguage()
  const { mutateAsync: save } = useSaveBrand()
  const [start] = useState((): Record<string, string> => ({
    ...{ name: known?.name ?? '', image: known?.image ?? '' },
    ...wordsStart(['description'], known),
  }))
  const [isSaved, setSaved] = useState(false)
  const form = useForm(start, async ({ name = '', image = '', ...descriptions }) => {
    const which = known ? { id: known.id, version: known.version, tint: String(known.tint) } : { version: '0' }
    const { id } = await save({ ...descriptions, name, image, ...which })
    setSaved(true)
    toasts.show(words.saved)
    if (!known) go(hrefOf('brand', { id }))
  })
  const { values } = form
  return (
    <EditPage
      title={known?.name ?? words.add}
      back={{ href: hrefOf('brands'), label: words.title }}
      form={form}
      save={words.save}
      roles={arranges}
      isDirty={!isSaved && JSON.stringify(values) !== JSON.stringify(start)}
      onDirty={onDirty}
      actions={known && <Remove known={known} />}
      below={known && <History kind="brand" thing={known.id} />}
    >
      <Card>
        <Fields>
          <TextField {...form.field('name')} label={words.name} maxLength={80} autoComplete="off" />
          <PictureField
            label={words.picture}
            images={values['image'] ? [values['image']] : []}
            tint={known?.tint ?? 9}
            fault={form.errors['image']}
            onChange={([image = '']) => form.set('image', image)}
          />
          <SixWords
            form={form}
            fields={[{ name: 'description', label: words.description, most: 600, long: true }]}
            lang={lang}
            onLang={setLang}
          />
        </Fields>
      </Card>
    </EditPage>
  )
}

function Remove({ known }: { known: MallBrand }) {
  const words = useBrandWords()
  const shared = useWords()
  const { mutate: remove, isPending } = useRemoveBrand()
  const callbacks = {
    onSuccess: () => toasts.show(words.removed),
    onError: (error: unknown) => toasts.show(saidOf(error, shared), 'error'),
  }
  return (
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
  )
}
