import { Banner, Button, Checkbox, Page, Sheet } from '@plaza/design'
import { useState } from 'react'
import { linesOf } from '../../mall/cart/wished-cart.ts'
import { useReader } from '../../mall/reader.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { CartAwayText } from './CartAwayText.tsx'
import type { CartProps } from './CartPage.tsx'
import { Pick } from './Pick.tsx'
import { RemovedRow } from './RemovedRow.tsx'
import { groupsOf } from './rows.ts'
import { useMovingToFavourites } from './use-moving.ts'
import { backToCart } from './way-back.ts'
import styles from './Edit.module.css'

/** Removing this many lines or more asks for confirmation. */
const manyLines = 3

/** The cart in edit mode, for changing many lines at once. The lines ticked to buy stay ticked. */
export function EditPage({ shown, cart, removing }: CartProps) {
  const { places, common } = useReader().words
  const words = useCartWords()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const lines = [...linesOf(cart), ...cart.gone]
  const picked = lines.filter(({ id }) => chosen.has(id))
  const toggle = (ids: readonly string[], on: boolean) =>
    setChosen(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))))

  const remove = () => {
    setAsking(false)
    const goneOnes = picked.filter((line) => cart.gone.some(({ id }) => id === line.id))
    const others = picked.filter((line) => !goneOnes.includes(line))
    if (goneOnes.length > 0) shown.change.remove(goneOnes)
    if (others.length > 0) removing.remove(others)
    setChosen(new Set())
  }
  const move = useMovingToFavourites(shown.isVisitors, (moved) => {
    shown.change.remove(moved)
    setChosen(new Set())
  })
  const whyNot = shown.isOffline ? words.offlineText : picked.length === 0 ? words.selectFirst : undefined
  return (
    <Page className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{places.cartEdit}</h1>
        <Button look="link" onClick={backToCart}>
          {words.done}
        </Button>
      </div>
      {shown.isOffline && (
        <Banner tone="info">
          <CartAwayText />
        </Banner>
      )}
      <div className={styles.card}>
        <Checkbox
          checked={picked.length === lines.length && lines.length > 0}
          partly={picked.length > 0 && picked.length < lines.length}
          className={styles.all}
          onChange={({ target }) =>
            toggle(
              lines.map(({ id }) => id),
              target.checked,
            )
          }
        >
          {words.selectAll}
        </Checkbox>
        <ul>
          {groupsOf(cart, removing.removals)
            .flatMap(({ rows }) => rows)
            .map((row) =>
              'line' in row ? (
                <Pick key={row.line.id} line={row.line} isChosen={chosen.has(row.line.id)} onToggle={(on) => toggle([row.line.id], on)} />
              ) : (
                <RemovedRow
                  key={`removed ${row.removal.key}`}
                  count={row.removal.lines.length}
                  onUndo={() => removing.undo(row.removal.key)}
                />
              ),
            )}
          {cart.gone.map((line) => (
            <Pick key={line.id} line={line} isGone isChosen={chosen.has(line.id)} onToggle={(on) => toggle([line.id], on)} />
          ))}
        </ul>
      </div>
      <section aria-label={places.cartEdit} className={styles.bar}>
        <output className={styles.chosen}>{words.selected(picked.length)}</output>
        <Button look="danger" whyNot={whyNot} onClick={() => (picked.length >= manyLines ? setAsking(true) : remove())}>
          {words.removeThem}
        </Button>
        <Button look="soft" whyNot={whyNot} busy={move.isPending} onClick={() => void move.move(picked)}>
          {words.toFavourites}
        </Button>
        <Button className={styles.done} onClick={backToCart}>
          {words.done}
        </Button>
      </section>
      <Sheet
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.askRemove(picked.length)}
        closeLabel={common.close}
        size="narrow"
        footer={
          <>
            <Button look="outline" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button look="danger" onClick={remove}>
              {words.removeThem}
            </Button>
          </>
        }
      >
        <p>{words.askRemoveText}</p>
      </Sheet>
    </Page>
  )
}
