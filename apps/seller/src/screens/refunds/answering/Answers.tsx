import { useKeys } from '@plaza/console'
import type { Refund } from '@plaza/contract'
import { Button } from '@plaza/design'
import { useState } from 'react'
import { useRefundWords } from '../words/index.ts'
import { AnswerSheet } from './AnswerSheet.tsx'
import { EvidenceSheet } from './EvidenceSheet.tsx'

type Answer = Refund['answers'][number]

const looks = { accept: 'primary', received: 'primary', offer: 'outline', refuse: 'outline', evidence: 'outline' } as const
/** Order of the buttons: answers that close the refund request soonest come first. */
const byWeight: readonly Answer[] = ['accept', 'received', 'offer', 'refuse', 'evidence']

/** The answers to a refund request that the shop may give now. Keys: A agrees, R refuses. Each answer needs a confirmation. */
export function Answers({ refund }: { refund: Refund }) {
  const words = useRefundWords()
  const [open, setOpen] = useState<Answer>()
  const may = (answer: Answer) => refund.answers.includes(answer)
  useKeys([
    ...(may('accept') ? [{ key: 'a', does: words.answers.accept, run: () => setOpen('accept') }] : []),
    ...(may('refuse') ? [{ key: 'r', does: words.answers.refuse, run: () => setOpen('refuse') }] : []),
  ])
  return (
    <>
      {byWeight.filter(may).map((answer) => (
        <Button key={answer} look={looks[answer]} onClick={() => setOpen(answer)}>
          {words.answers[answer]}
        </Button>
      ))}
      {open === 'evidence' && <EvidenceSheet id={refund.id} onClose={() => setOpen(undefined)} />}
      {open && open !== 'evidence' && <AnswerSheet refund={refund} answer={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
