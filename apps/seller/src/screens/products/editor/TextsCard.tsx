import { Card } from '@plaza/console'
import { productLimits } from '@plaza/contract'
import { Button, Icon, IconCopy, TextArea, TextField } from '@plaza/design'
import { type Language, htmlLanguages } from '@plaza/values'
import { type Draft, type DraftText, filledIn } from './draft.ts'
import type { Faults } from './faults.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import { textLanguages } from './use-goal.ts'
import { useProductWords } from './words/index.ts'
import editor from './Editor.module.css'

type Props = { draft: Draft; lang: Language; onLang: (lang: Language) => void; onChange: (to: Partial<Draft>) => void; faults: Faults }

/** Name and description of the product, one language at a time. Each language shows how many of its texts are filled in. */
export function TextsCard({ draft, lang, onLang, onChange, faults }: Props) {
  const words = useProductWords()
  const text = draft.texts[lang]
  const set = (to: Partial<DraftText>) => onChange({ texts: { ...draft.texts, [lang]: { ...text, ...to } } })
  const copy = () => {
    const { name, short, description } = draft.texts.en
    set({ name: text.name || name, short: text.short || short, description: text.description || description })
  }
  return (
    <Card
      title={words.texts}
      action={
        lang !== 'en' &&
        filledIn(draft.texts.en) > 0 &&
        filledIn(text) < 3 && (
          <Button look="link" size="small" icon={<Icon of={IconCopy} size={18} />} onClick={copy}>
            {words.copyEnglish}
          </Button>
        )
      }
    >
      <div className={editor.fields}>
        <LanguageTabs
          label={words.texts}
          among={textLanguages}
          lang={lang}
          onLang={onLang}
          filledIn={(each) => ({ filled: filledIn(draft.texts[each]), of: 3 })}
          isWrong={(each) => ['name', 'short_description', 'description'].some((field) => faults[`${field}_${each}`])}
        />
        <div lang={htmlLanguages[lang]} className={editor.fields}>
          <TextField
            data-field={`name_${lang}`}
            label={words.name}
            value={text.name}
            maxLength={productLimits.name}
            error={faults[`name_${lang}`]}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            data-field={`short_description_${lang}`}
            label={words.short}
            value={text.short}
            maxLength={productLimits.short}
            error={faults[`short_description_${lang}`]}
            onChange={({ target }) => set({ short: target.value })}
          />
          <TextArea
            data-field={`description_${lang}`}
            label={words.description}
            value={text.description}
            rows={6}
            maxLength={productLimits.description}
            error={faults[`description_${lang}`]}
            onChange={({ target }) => set({ description: target.value })}
          />
        </div>
        {lang !== 'en' && filledIn(text) < 3 && <p className={editor.hint}>{words.missingFallsBack}</p>}
      </div>
    </Card>
  )
}
