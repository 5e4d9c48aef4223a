import type { Suggestion } from '@plaza/contract'
import { Avatar, Icon, IconArrowUpLeft, IconSearch, IconTag, PriceText, Tile } from '@plaza/design'
import { useEffect, useState } from 'react'
import { type Reader, useReader } from '../../mall/reader.ts'
import { groupSuggestions, textParts } from './suggestion-parts.ts'
import styles from './Suggestions.module.css'
import type { Suggesting } from './use-suggesting.ts'
import { suggestionWords } from './words.ts'

const pauseMs = 600

/** The suggestions under a search field. The field keeps the focus while the user presses in the list. */
export function Suggestions({ panel }: { panel: Suggesting['panel'] }) {
  const words = suggestionWords[useReader().lang]
  const { list, active, listId, optionId } = panel
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active, optionId])
  return (
    <>
      <Count list={list} />
      {list.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={words.label}
          tabIndex={-1}
          className={styles.panel}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groupSuggestions(list).map((group) => (
            <div key={group.kind} role="group" aria-label={words.groups[group.kind]} className={styles.group}>
              {group.kind !== 'query' && (
                <div aria-hidden="true" className={styles.title}>
                  {words.groups[group.kind]}
                </div>
              )}
              {group.list.map((suggestion, index) => (
                <Option key={`${suggestion.text} ${suggestion.id}`} suggestion={suggestion} at={group.at + index} panel={panel} />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** Announces the number of suggestions to screen readers after a typing pause. */
function Count({ list }: { list: readonly Suggestion[] }) {
  const { count } = suggestionWords[useReader().lang]
  const [said, setSaid] = useState({ key: '', text: '' })
  const key = list.map((each) => each.text).join()
  useEffect(() => {
    if (list.length === 0) return
    const timer = setTimeout(() => setSaid({ key, text: count(list.length) }), pauseMs)
    return () => clearTimeout(timer)
  }, [key, list.length, count])
  return (
    <p role="status" className="sr">
      {said.key === key && said.text}
    </p>
  )
}

type OptionProps = { suggestion: Suggestion; at: number; panel: Suggesting['panel'] }

function Option({ suggestion, at, panel }: OptionProps) {
  const reader = useReader()
  const { kind, text, matched, price } = suggestion
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
    <div
      id={panel.optionId(at)}
      role="option"
      aria-selected={panel.active === at}
      data-kind={kind}
      className={styles.option}
      onClick={() => panel.choose(suggestion)}
    >
      <Mark suggestion={suggestion} reader={reader} />
      <span className={styles.text} title={text}>
        {textParts(text, matched).map((part, index) =>
          part.typed ? <span key={index}>{part.text}</span> : <b key={index}>{part.text}</b>,
        )}
      </span>
      {price !== undefined && (
        <span className={styles.price}>
          <PriceText value={reader.price(price)} />
        </span>
      )}
      {kind === 'query' && (
        // For fingers only: keys copy a suggestion into the field by themselves.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
        <span
          aria-hidden="true"
          data-refine=""
          className={styles.refine}
          onClick={(event) => {
            event.stopPropagation()
            panel.refine(`${text} `)
          }}
        >
          <Icon of={IconArrowUpLeft} size={20} />
        </span>
      )}
    </div>
  )
}

function Mark({ suggestion: { kind, text, image = null, tint }, reader }: { suggestion: Suggestion; reader: Reader }) {
  if (kind === 'query') return <Icon of={IconSearch} size={20} className={styles.glyph} />
  if (kind === 'shop') return <Avatar name={text} src={reader.picture('general', image, tint ?? 1)?.src} size="small" shape="shop" />
  if (kind === 'brand' && !image) return <Icon of={IconTag} size={20} className={styles.glyph} />
  const base = kind === 'brand' ? 'general' : kind
  return <Tile picture={reader.picture(base, image, tint ?? 1)} name="" sizes="44px" corners="small" className={styles.picture} />
}
