import { useReader } from '@plaza/web/reading'
import type { Draft, DraftSku } from './draft.ts'
import type { Faults } from './faults.ts'
import { useProductWords } from './words/index.ts'
import styles from './VariantsCard.module.css'

type Props = { draft: Draft; faults: Faults; jumps: ReadonlyMap<string, number>; onChange: (skus: readonly DraftSku[]) => void }

/** Table of the variants, one per line: price, picture and remaining stock. */
export function SkuTable({ draft, faults, jumps, onChange }: Props) {
  const words = useProductWords()
  const { currency } = useReader()
  const { skus, images } = draft
  const set = (at: number, to: Partial<DraftSku>) => onChange(skus.map((sku, index) => (index === at ? { ...sku, ...to } : sku)))
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{words.variant}</th>
            <th scope="col">
              {words.price} ({currency.code === 'USD' ? '$' : 'USD'})
            </th>
            {images.length > 1 && <th scope="col">{words.pictureOf}</th>}
            <th scope="col" className={styles.end}>
              {words.left}
            </th>
          </tr>
        </thead>
        <tbody>
          {skus.map((sku, at) => {
            const name = sku.values.join(' · ') || draft.texts.en.name || words.untitled
            const fault = faults[`skus.${at}.price`] ?? faults[`skus.${at}.values`]
            const jump = sku.id === null ? undefined : jumps.get(sku.id)
            return (
              <tr key={sku.id ?? JSON.stringify(sku.values)}>
                <th scope="row">{name}</th>
                <td>
                  <input
                    data-field={`skus.${at}.price skus.${at}.values`}
                    aria-label={words.priceOf(name)}
                    aria-invalid={fault ? true : undefined}
                    aria-describedby={fault || jump !== undefined ? `price-said-${at}` : undefined}
                    inputMode="decimal"
                    value={sku.price}
                    className={styles.price}
                    onChange={({ target }) => set(at, { price: target.value })}
                  />
                  {fault && (
                    <small id={`price-said-${at}`} className={styles.fault}>
                      {fault}
                    </small>
                  )}
                  {!fault && jump !== undefined && (
                    <small id={`price-said-${at}`} className={styles.jump}>
                      {words.jumping(jump)}
                    </small>
                  )}
                </td>
                {images.length > 1 && (
                  <td>
                    <select
                      aria-label={words.pictureFor(name)}
                      value={sku.image ?? ''}
                      className={styles.pick}
                      onChange={({ target }) => set(at, { image: target.value || null })}
                    >
                      <option value="">{words.none}</option>
                      {images.map((image, index) => (
                        <option key={image} value={image}>
                          {words.picture(index + 1)}
                        </option>
                      ))}
                    </select>
                  </td>
                )}
                <td className={styles.end}>{sku.left ?? '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
