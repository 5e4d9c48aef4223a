import { Money } from '@plaza/console'
import type { CaseRow } from '@plaza/contract'
import { dayOf, useReader } from '@plaza/web/reading'
import { hrefOf } from '../../paths.ts'
import { Rows } from '../tell/Rows.tsx'
import { useCaseWords } from './words/index.ts'

type Props = { of: readonly CaseRow[]; nothing: string }

/** A user's cases, each with a link to the page where staff decide it. */
export function CasesOf({ of: cases, nothing }: Props) {
  const words = useCaseWords()
  const { lang } = useReader()
  return (
    <Rows
      hidden=""
      nothing={nothing}
      of={cases.map(({ kind, id, about, amount, since, state, signatures }) => ({
        key: `${kind}-${id}`,
        title: <a href={hrefOf('queue', { case: `${kind}-${id}` })}>{words.caseName({ kind, id })}</a>,
        text: [words.stateOf(state), signatures > 0 && words.signaturesOf(signatures), about, dayOf(since, lang)]
          .filter(Boolean)
          .join(' · '),
        end: amount === null ? undefined : <Money of={amount} />,
      }))}
    />
  )
}
