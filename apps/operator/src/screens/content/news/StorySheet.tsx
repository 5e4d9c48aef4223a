import { MomentField, momentProps } from '@plaza/console'
import type { MallStory } from '@plaza/contract'
import { Segmented, toasts } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { usePublishStory, useRemoveStory, useSaveStory } from '../../../calls/content.ts'
import { PictureField } from '../../../parts/picture-field/PictureField.tsx'
import { SixWords, useOpenLanguage } from '../../../parts/six-words/SixWords.tsx'
import { wordsStart } from '../../../parts/six-words/six-words.ts'
import { WrittenSheet } from '../../../parts/written/WrittenSheet.tsx'
import { fromLocal, toLocal } from '../../../parts/written/written-thing.ts'
import { useWrittenWords } from '../../../parts/written/words/index.ts'
import { useNewsWords } from './words/index.ts'

const kinds = ['guide', 'announcement', 'story'] as const
type Props = { known: MallStory | null; onClose: () => void }

/** One news story: its texts, kind and date. */
export function StorySheet({ known, onClose }: Props) {
  const words = useNewsWords()
  const shared = useWrittenWords()
  const [lang, setLang] = useOpenLanguage()
  const { mutateAsync: save } = useSaveStory()
  const publish = usePublishStory()
  const remove = useRemoveStory()
  const start: Record<string, string> = {
    ...wordsStart(['title', 'excerpt', 'body'], known),
    ...{ kind: known?.kind ?? 'story', date: toLocal(known?.date), image: known?.image ?? '' },
  }
  const form = useForm(start, async ({ kind, date, title_en = '', excerpt_en = '', body_en = '', ...others }) => {
    const which = known ? { id: known.id, version: known.version, tint: String(known.tint) } : { version: '0' }
    const texts = { ...others, title_en, excerpt_en, body_en }
    await save({ ...texts, kind: kinds.find((each) => each === kind) ?? 'story', ...fromLocal('date', date), ...which })
    toasts.show(shared.saved)
    onClose()
  })
  const fields = [
    { name: 'title', label: words.headline, most: 140 },
    { name: 'excerpt', label: words.excerpt, most: 400 },
    { name: 'body', label: words.body, most: 40_000, long: true },
  ]
  return (
    <WrittenSheet {...{ known, form, publish, remove, onClose }} kind="news" title={known?.title_en ?? words.add}>
      <Segmented
        label={words.kind}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        value={form.values['kind'] ?? 'story'}
        onChange={(value) => form.set('kind', value)}
      />
      <PictureField
        images={form.values['image'] ? [form.values['image']] : []}
        tint={known?.tint ?? 1}
        fault={form.errors['image']}
        onChange={([image = '']) => form.set('image', image)}
      />
      <SixWords form={form} fields={fields} lang={lang} onLang={setLang} />
      <MomentField {...momentProps(form, 'date')} label={words.date} hint={shared.fromHint} />
    </WrittenSheet>
  )
}
