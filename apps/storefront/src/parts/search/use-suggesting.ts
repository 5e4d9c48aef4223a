import { useSuggest } from '@plaza/client'
import type { Suggestion } from '@plaza/contract'
import { moved, none, useFollowed } from '@plaza/web/hooks'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { orderSuggestions } from './suggestion-parts.ts'

const debounceMs = 150

type Options = {
  /** Initial search text, from the URL. */
  start: string
  /** Whether the list of suggestions may already be shown. */
  ready: boolean
  onChoose: (suggestion: Suggestion) => void
}

/** A search field with suggestions, built after the combobox pattern of the ARIA guide. */
export const useSuggesting = ({ start, ready, onChoose }: Options) => {
  const id = useId()
  const [typed, setTyped] = useFollowed(start)
  const [composing, setComposing] = useState(false)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(none)
  const query = useSettled(typed.trim(), composing)
  const { data } = useSuggest(query, { enabled: open && query !== '' })
  const list = open && ready && query !== '' && typed.trim() !== '' && data ? orderSuggestions(data.list) : []

  // When new suggestions arrive, no suggestion is selected.
  const [dataBefore, setDataBefore] = useState(data)
  if (dataBefore !== data) {
    setDataBefore(data)
    setActive(none)
  }

  const close = () => {
    setOpen(false)
    setActive(none)
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(none)
    setOpen(true)
  }
  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === 'query') setTyped(suggestion.text)
    close()
    onChoose(suggestion)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Key code 229 means that an input method handles the key. Some browsers end the composition before this event.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const chosen = list[active]
    const next = moved(active, list.length, event.key)
    if (next !== null) setActive(next)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && list.length > 0) close()
    else if (event.key === 'ArrowDown') return setOpen(true)
    else return
    event.preventDefault()
  }

  const listId = `${id}list`
  const optionId = (at: number) => `${id}option${at}`
  const input: ComponentProps<'input'> = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': list.length > 0,
    'aria-controls': list.length > 0 ? listId : undefined,
    'aria-activedescendant': list[active] && optionId(active),
    onKeyDown,
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  }
  return { value: list[active]?.text ?? typed, typed, type, close, input, panel: { list, active, listId, optionId, choose, refine: type } }
}

export type Suggesting = ReturnType<typeof useSuggesting>

/** Typed text after a pause. It does not change while an input method is composing. */
const useSettled = (text: string, composing: boolean): string => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (composing) return
    const timer = setTimeout(() => setSettled(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text, composing])
  return settled
}
