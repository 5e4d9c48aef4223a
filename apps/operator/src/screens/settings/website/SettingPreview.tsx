import type { MallSetting } from '@plaza/contract'
import { contrast, palette, wholeHue } from '@plaza/design/tokens'
import { useReader } from '@plaza/web/reading'
import { useWebsiteWords } from './words/index.ts'
import styles from './Website.module.css'

type Props = {
  settings: readonly MallSetting[]
  /** Unsaved values by setting name. */
  draft: Readonly<Partial<Record<string, string>>>
}
/** Minimum contrast ratio for small text. */
const needed = 4.5

/** Preview of the mall with its name, tagline and hue, in light and in dark, with the resulting contrast. */
export function SettingPreview({ settings, draft }: Props) {
  const words = useWebsiteWords()
  const { lang } = useReader()
  const holds = (name: string) => settings.find((each) => each.name === name)
  const tagline = holds('tagline')
  const shopName = draft['shop_name'] ?? holds('shop_name')?.value
  const said = draft['tagline'] ?? tagline?.[`value_${lang}`] ?? tagline?.value_en ?? tagline?.standard
  const hue = wholeHue(Number(draft['brand_hue'] ?? holds('brand_hue')?.value))
  return (
    <div className={styles.previews}>
      {(['light', 'dark'] as const).map((theme) => {
        const { roles } = palette(theme, hue)
        const reached = contrast(roles['on-brand'], roles.brand)
        return (
          <figure key={theme} className={styles.preview}>
            <div className={styles.mall} style={{ background: roles.bg, color: roles.ink, borderColor: roles.line }}>
              <b>{shopName}</b>
              <span style={{ color: roles['ink-2'] }}>{said}</span>
              <span className={styles.press} style={{ background: roles.brand, color: roles['on-brand'] }}>
                {words.buy}
              </span>
            </div>
            <figcaption>
              {words[theme]} · {words.contrast} {reached.toFixed(1)} : 1 ({words.needed} {needed} : 1)
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}
