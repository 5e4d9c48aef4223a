import type { InvitedPerson } from '@plaza/contract'
import { StatusChip } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { useInvitationWords } from './words/index.ts'
import settings from '../Settings.module.css'

const tones = { none: 'quiet', pending: 'info', credited: 'success', void: 'quiet', taken_back: 'warning' } as const

/** People who joined through the link, newest first, each with the reward or the reason for no reward. */
export function InvitedPeople({ count, people }: { count: number; people: readonly InvitedPerson[] }) {
  const words = useInvitationWords()
  if (people.length === 0) return <p className={settings.text}>{words.nobody}</p>
  return (
    <>
      <h3>{words.people(count)}</h3>
      <ul>
        {people.map((person, at) => (
          <Person key={at} person={person} />
        ))}
      </ul>
    </>
  )
}

function Person({ person: { name, date, state, amount, reason, due_at: dueAt } }: { person: InvitedPerson }) {
  const words = useInvitationWords()
  const { price, lang } = useReader()
  const why = reason ? words.reasons[reason] : state === 'none' ? words.noOrder : dueAt ? words.decidedOn(dayOf(dueAt, lang)) : null
  return (
    <li className={settings.row}>
      <div className={settings.rowWords}>
        <p>
          {name} <StatusChip tone={tones[state]}>{words.states[state]}</StatusChip>
        </p>
        <p className={settings.small}>{words.since(dayOf(date, lang))}</p>
        {why && <p className={settings.small}>{why}</p>}
      </div>
      {amount && <b className="num">{price(amount)}</b>}
    </li>
  )
}
