import { MomentField, momentProps } from '@plaza/console'
import type { MallPost } from '@plaza/contract'
import { TextField, toasts } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { usePublishPost, useRemovePost, useSavePost } from '../../../calls/content.ts'
import { PictureField } from '../../../parts/picture-field/PictureField.tsx'
import { SixWords, useOpenLanguage } from '../../../parts/six-words/SixWords.tsx'
import { wordsStart } from '../../../parts/six-words/six-words.ts'
import { WrittenSheet } from '../../../parts/written/WrittenSheet.tsx'
import { fromLocal, toLocal } from '../../../parts/written/written-thing.ts'
import { useWrittenWords } from '../../../parts/written/words/index.ts'
import { usePostWords } from './words/index.ts'

type Props = { known: MallPost | null; onClose: () => void }

/** Form for one blog post: texts, publication day, and the products that the post is about. */
export function PostSheet({ known, onClose }: Props) {
  const words = usePostWords()
  const shared = useWrittenWords()
  const [lang, setLang] = useOpenLanguage()
  const { mutateAsync: save } = useSavePost()
  const publish = usePublishPost()
  const remove = useRemovePost()
  const start: Record<string, string> = {
    ...wordsStart(['title', 'excerpt', 'body'], known),
    ...{ product_ids: known?.product_ids.join(', ') ?? '', date: toLocal(known?.date), image: known?.image ?? '' },
  }
  const form = useForm(start, async ({ product_ids = '', date, title_en = '', excerpt_en = '', body_en = '', ...others }) => {
    const which = known ? { id: known.id, version: known.version, tint: String(known.tint) } : { version: '0' }
    const about = product_ids.split(/[\s,]+/).filter((id) => id !== '')
    await save({ ...others, title_en, excerpt_en, body_en, product_ids: about, ...fromLocal('date', date), ...which })
    toasts.show(shared.saved)
    onClose()
  })
  const fields = [
    { name: 'title', label: words.headline, most: 140 },
    { name: 'excerpt', label: words.excerpt, most: 400 },
    { name: 'body', label: words.body, most: 40_000, long: true },
  ]
  return (
    <WrittenSheet {...{ known, form, publish, remove, onClose }} kind="post" title={known?.title_en ?? words.add}>
      <PictureField
        images={form.values['image'] ? [form.values['image']] : []}
        tint={known?.tint ?? 1}
        fault={form.errors['image']}
        onChange={([image = '']) => form.set('image', image)}
      />
      <SixWords form={form} fields={fields} lang={lang} onLang={setLang} />
      <TextField {...form.field('product_ids')} label={words.products} inputMode="numeric" />
      <MomentField {...momentProps(form, 'date')} label={words.date} hint={shared.fromHint} />
    </WrittenSheet>
  )
}
