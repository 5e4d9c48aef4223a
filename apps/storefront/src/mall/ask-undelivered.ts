import { type AnswerOf, getUndelivered } from '@plaza/contract'
import type { Language } from '@plaza/values'
import { deliveryCountry } from './delivery-country.ts'
import { guessCountry } from './guess-country.ts'
import type { Mall } from './mall.tsx'
import { undelivered } from './undelivered.ts'

/** The cards of one page are shown within this time, and are asked for together. */
const gatherMs = 150
const maxAtOnce = 60

type Answer = AnswerOf<typeof getUndelivered>
type NoteFor = (lang: Language, country: string) => string

/** Asks once for each product and place. Another place, language or shopper begins anew. */
const createAsking = ({ caller, choices, session }: Mall, noteFor: NoteFor) => {
  const shown = new Set<string>()
  let waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let round = 0

  const add = ({ place, not_delivered: ids }: Answer, lang: Language) => {
    if (ids.length === 0) return
    const note = noteFor(lang, place.country_name)
    undelivered.set(new Map([...undelivered.current(), ...ids.map((id) => [id, note] as const)]))
  }
  const askNow = async () => {
    const ids = [...waiting]
    waiting = new Set()
    const [asked, { lang }, chosen] = [round, choices.current(), deliveryCountry.current()]
    for (let at = 0; at < ids.length; at += maxAtOnce) {
      const country = chosen ?? guessCountry(lang, navigator.languages)
      const fields = { product_id: ids.slice(at, at + maxAtOnce), country, is_guess: chosen === null ? ('1' as const) : ('0' as const) }
      // Without an answer the cards stay without a note. Product page and cart say it too.
      const answer = await caller.ask(getUndelivered, fields).catch(() => null)
      if (asked !== round) return
      if (answer) add(answer, lang)
    }
  }
  const askSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void askNow(), gatherMs)
  }
  const beginAnew = () => {
    round += 1
    undelivered.set(new Map())
    waiting = new Set(shown)
    askSoon()
  }
  const placeOf = () => `${choices.current().lang} ${session.current().token !== null}`
  let place = placeOf()
  const noteChange = () => {
    if (place === placeOf()) return
    place = placeOf()
    beginAnew()
  }
  deliveryCountry.subscribe(beginAnew)
  choices.subscribe(noteChange)
  session.subscribe(noteChange)

  return (id: string) => {
    if (shown.has(id)) return
    shown.add(id)
    waiting.add(id)
    askSoon()
  }
}

const ofMalls = new WeakMap<Mall, ReturnType<typeof createAsking>>()

export const askUndelivered = (mall: Mall, id: string, noteFor: NoteFor): void => {
  const asking = ofMalls.get(mall) ?? createAsking(mall, noteFor)
  ofMalls.set(mall, asking)
  asking(id)
}
