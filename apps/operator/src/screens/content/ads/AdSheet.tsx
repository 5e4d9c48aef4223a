import { MomentField, momentProps } from '@plaza/console'
import { type MallAd, adPositions } from '@plaza/contract'
import { Select, TextField, toasts } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { usePublishAd, useRemoveAd, useSaveAd } from '../../../calls/content.ts'
import { PictureField } from '../../../parts/picture-field/PictureField.tsx'
import { SixWords, useOpenLanguage } from '../../../parts/six-words/SixWords.tsx'
import { wordsStart } from '../../../parts/six-words/six-words.ts'
import { WrittenSheet } from '../../../parts/written/WrittenSheet.tsx'
import { fromLocal, toLocal } from '../../../parts/written/written-thing.ts'
import { useWrittenWords } from '../../../parts/written/words/index.ts'
import { AdPreview } from './AdPreview.tsx'
import { useAdWords } from './words/index.ts'

type Props = { known: MallAd | null; onClose: () => void }
const imagesOf = (typed: string | undefined) => (typed ?? '').split(/[\s,]+/).filter((image) => image !== '')

/** Form for one ad: texts, placement, display period, and a preview while the operator writes. */
export function AdSheet({ known, onClose }: Props) {
  const words = useAdWords()
  const shared = useWrittenWords()
  const [lang, setLang] = useOpenLanguage()
  const { mutateAsync: save } = useSaveAd()
  const publish = usePublishAd()
  const remove = useRemoveAd()
  const start: Record<string, string> = {
    ...wordsStart(['kicker', 'title', 'text', 'button'], known),
    ...{ position: known?.position ?? 'top', rank: String(known?.rank ?? 0), link: known?.link ?? '#/' },
    images: known?.pictures.map(({ image }) => image).join(', ') ?? '',
    ...{ from: toLocal(known?.from), to: toLocal(known?.to) },
  }
  const form = useForm(start, async ({ position, rank, link = '', images, from, to, title_en = '', ...others }) => {
    const which = known ? { id: known.id, version: known.version, tint: String(known.tint) } : { version: '0' }
    const placement = { position: adPositions.find((each) => each === position) ?? 'top', rank: rank || '0', link: link.trim() }
    const when = { ...fromLocal('from', from), ...fromLocal('to', to) }
    await save({ ...others, title_en, ...placement, images: imagesOf(images), ...when, ...which })
    toasts.show(shared.saved)
    onClose()
  })
  const fields = [
    { name: 'kicker', label: words.kicker, most: 60 },
    { name: 'title', label: words.headline, most: 120 },
    { name: 'text', label: words.body, most: 240 },
    { name: 'button', label: words.button, most: 40 },
  ]
  const positions = adPositions.map((value) => ({ value, label: words.positions[value] }))
  const { values } = form
  return (
    <WrittenSheet {...{ known, form, publish, remove, onClose }} kind="ad" title={known?.title_en ?? words.add}>
      <AdPreview values={values} lang={lang} images={imagesOf(values['images'])} tint={known?.tint ?? 1} />
      <Select
        label={words.position}
        options={positions}
        value={values['position']}
        onChange={({ target }) => form.set('position', target.value)}
      />
      <SixWords form={form} fields={fields} lang={lang} onLang={setLang} />
      <TextField {...form.field('link')} label={words.link} hint={words.linkHint} maxLength={400} autoComplete="off" />
      <PictureField
        label={words.images}
        images={imagesOf(values['images'])}
        most={6}
        tint={known?.tint ?? 1}
        fault={form.errors['images']}
        onChange={(images) => form.set('images', images.join(','))}
      />
      <TextField {...form.field('rank')} label={words.rank} inputMode="numeric" maxLength={2} />
      <MomentField {...momentProps(form, 'from')} label={shared.from} hint={shared.fromHint} />
      <MomentField {...momentProps(form, 'to')} label={shared.to} hint={shared.toHint} />
    </WrittenSheet>
  )
}
