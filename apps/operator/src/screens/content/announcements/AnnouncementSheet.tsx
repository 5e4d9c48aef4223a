import { MomentField, momentProps } from '@plaza/console'
import type { MallAnnouncement } from '@plaza/contract'
import { Checkbox, toasts } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { usePublishAnnouncement, useRemoveAnnouncement, useSaveAnnouncement } from '../../../calls/content.ts'
import { SixWords, useOpenLanguage } from '../../../parts/six-words/SixWords.tsx'
import { wordsStart } from '../../../parts/six-words/six-words.ts'
import { WrittenSheet } from '../../../parts/written/WrittenSheet.tsx'
import { fromLocal, toLocal } from '../../../parts/written/written-thing.ts'
import { useWrittenWords } from '../../../parts/written/words/index.ts'
import { useAnnouncementWords } from './words/index.ts'

type Props = { known: MallAnnouncement | null; onClose: () => void }

/** Form for one announcement: texts, display period, and whether it is urgent. */
export function AnnouncementSheet({ known, onClose }: Props) {
  const words = useAnnouncementWords()
  const shared = useWrittenWords()
  const [lang, setLang] = useOpenLanguage()
  const { mutateAsync: save } = useSaveAnnouncement()
  const publish = usePublishAnnouncement()
  const remove = useRemoveAnnouncement()
  const start: Record<string, string> = {
    ...wordsStart(['title', 'text'], known),
    ...{ serious: known?.serious ? '1' : '0', from: toLocal(known?.from), to: toLocal(known?.to) },
  }
  const form = useForm(start, async ({ serious, from, to, title_en = '', text_en = '', ...others }) => {
    const which = known ? { id: known.id, version: known.version } : { version: '0' }
    const when = { ...fromLocal('from', from), ...fromLocal('to', to) }
    await save({ ...others, title_en, text_en, serious: serious === '1' ? '1' : '0', ...when, ...which })
    toasts.show(shared.saved)
    onClose()
  })
  const fields = [
    { name: 'title', label: words.headline, most: 120 },
    { name: 'text', label: words.body, most: 600, long: true },
  ]
  return (
    <WrittenSheet {...{ known, form, publish, remove, onClose }} kind="announcement" title={known?.title_en ?? words.add}>
      <SixWords form={form} fields={fields} lang={lang} onLang={setLang} />
      <Checkbox checked={form.values['serious'] === '1'} onChange={({ target }) => form.set('serious', target.checked ? '1' : '0')}>
        {words.serious}
      </Checkbox>
      <MomentField {...momentProps(form, 'from')} label={shared.from} hint={shared.fromHint} />
      <MomentField {...momentProps(form, 'to')} label={shared.to} hint={shared.toHint} />
    </WrittenSheet>
  )
}
