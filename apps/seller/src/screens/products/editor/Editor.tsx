import { ConsolePage, UnsavedGuard } from '@plaza/console'
import type { ShopProduct } from '@plaza/contract'
import { StatusChip } from '@plaza/design'
import { timeOfDayOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { hrefOf } from '../../../paths.ts'
import { tones } from '../tones.ts'
import { useProductsWords } from '../words/index.ts'
import { Actions } from './Actions.tsx'
import { ChangesCard } from './changes/ChangesCard.tsx'
import { unreadable } from './draft.ts'
import { faultsOf } from './faults.ts'
import { jumpsOf } from './jumps-of.ts'
import { PicturesCard } from './PicturesCard.tsx'
import { CategoryAndBrandCard } from './PlaceCard.tsx'
import { PreviewCard } from './PreviewCard.tsx'
import { SaidCard } from './SaidCard.tsx'
import { SellingCard } from './SellingCard.tsx'
import { TextsCard } from './TextsCard.tsx'
import { useDraft } from './use-draft.ts'
import { useGoal } from './use-goal.ts'
import { VariantsCard } from './VariantsCard.tsx'
import { useProductWords } from './words/index.ts'
import styles from './Editor.module.css'

type Props = { known: ShopProduct | null; onMade: (id: string) => void; onReload: () => void }

/** The product editor: the form on the left, the shoppers' view on the right. */
export function Editor({ known, onMade, onReload }: Props) {
  const words = useProductWords()
  const { states } = useProductsWords()
  const { lang, text } = useReader()
  const writing = useDraft({ known, onMade, nameOf: (named) => text(named, 'name') })
  const { product, draft, change, isHeld, isDirty, isSaving, savedAt, error } = writing
  const [tried, setTried] = useState(false)
  const [isOvertaken, setOvertaken] = useState(false)
  const { within, lang: textLang, openLanguage, goTo } = useGoal()
  const faults = faultsOf({
    own: unreadable(draft),
    product: tried ? product : null,
    wanted: isHeld ? [] : (product?.reason_fields ?? []),
    words,
  })
  const title = draft.texts[lang].name || draft.texts.en.name || (product ? words.untitled : words.newTitle)
  const clock = savedAt && timeOfDayOf(savedAt.getTime(), lang)
  const note = error ? words.saveFailed : isSaving ? words.saving : isDirty ? words.notSaved : clock ? words.saved(clock) : ''
  return (
    <ConsolePage
      title={title}
      mark={product && <StatusChip tone={tones[product.state]}>{states[product.state]}</StatusChip>}
      back={{ href: hrefOf('products'), label: words.back }}
      subtitle={<output>{note}</output>}
      actions={<Actions writing={writing} onTried={() => setTried(true)} onLacking={goTo} onOvertaken={() => setOvertaken(true)} />}
    >
      <SaidCard writing={writing} isOvertaken={isOvertaken} onReload={onReload} />
      <div ref={within} className={styles.both}>
        <fieldset disabled={isHeld} className={styles.column}>
          <legend className="sr">{title}</legend>
          <TextsCard draft={draft} lang={textLang} onLang={openLanguage} onChange={change} faults={faults} />
          <PicturesCard images={draft.images} onChange={(to) => change((was) => ({ images: to(was.images) }))} fault={faults['images']} />
          <VariantsCard draft={draft} onChange={change} faults={faults} jumps={jumpsOf(product, draft)} />
          <CategoryAndBrandCard draft={draft} onChange={change} faults={faults} />
          <SellingCard draft={draft} onChange={change} faults={faults} isNew={!product?.live && product?.state !== 'live'} />
        </fieldset>
        <aside className={styles.aside}>
          <PreviewCard draft={draft} />
        </aside>
      </div>
      {product && <ChangesCard product={product} />}
      <UnsavedGuard />
    </ConsolePage>
  )
}
