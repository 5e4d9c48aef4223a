import { Tile, cx } from '@plaza/design'
import { useId } from 'react'
import { useReader } from '../../mall/reader.ts'
import { type Choice, type OptionGroup, type Product, stateOf } from './choose-variant.ts'
import { type OptionPicture, optionPictures } from './option-pictures.ts'
import { useOptionWords } from './words.ts'
import styles from './Options.module.css'

type Props = { product: Product; choice: Choice; onChoose: (key: string, value: string) => void }

/** Option groups with their name and chosen value: colours as pictures, sizes as text. */
export function Options({ product, choice, onChoose }: Props) {
  return product.options.map((group) => <Group key={group.key} product={product} choice={choice} onChoose={onChoose} group={group} />)
}

function Group({ product, choice, onChoose, group }: Props & { group: OptionGroup }) {
  const { text } = useReader()
  const words = useOptionWords()
  const name = useId()
  const pictures = optionPictures(group, product.skus)
  const chosen = group.values.find(({ key }) => key === choice[group.key])
  return (
    <fieldset data-option={group.key} className={styles.group}>
      <legend className={styles.legend}>
        {chosen ? (
          <>
            {text(group, 'name')} <b className={styles.chosenName}>{text(chosen, 'name')}</b>
          </>
        ) : (
          words.toChoose(text(group, 'name'))
        )}
      </legend>
      <div className={pictures ? styles.looks : styles.sizes}>
        {group.values.map((value) => (
          <Value
            key={value.key}
            group={name}
            name={text(value, 'name')}
            picture={pictures?.get(value.key)}
            isChosen={value === chosen}
            state={stateOf(product, choice, group.key, value.key)}
            onChoose={() => onChoose(group.key, value.key)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type ValueProps = {
  group: string
  name: string
  picture?: OptionPicture
  isChosen: boolean
  state: ReturnType<typeof stateOf>
  onChoose: () => void
}

function Value({ group, name, picture: shown, isChosen, state, onChoose }: ValueProps) {
  const { picture, words: mall } = useReader()
  const words = useOptionWords()
  const source = picture('product', shown?.image ?? null, shown?.tint ?? 1)
  return (
    <label title={name} className={cx(source ? styles.look : styles.size, isChosen && styles.chosen, state !== 'free' && styles.struck)}>
      <input
        type="radio"
        name={group}
        aria-label={state === 'free' ? undefined : `${name}, ${state === 'out' ? mall.product.soldOut : words.notMade}`}
        checked={isChosen}
        disabled={state !== 'free'}
        className={styles.radio}
        onChange={onChoose}
      />
      {source && <Tile picture={source} name={name} corners="medium" sizes="68px" />}
      <span className={source ? 'sr' : undefined}>{name}</span>
    </label>
  )
}
