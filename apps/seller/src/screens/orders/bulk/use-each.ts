import { isCallFailure } from '@plaza/client'
import { reasonWords, saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useWords } from '../../../words/index.ts'

/** Progress of the bulk action, with the errors of the items that failed. */
export type Done = { at: number; of: number; faults: Readonly<Record<string, string>> } | undefined

/** Runs the same action on several items, one after the other. A refused item does not stop the others. */
export const useEach = () => {
  const words = useWords()
  const { lang } = useReader()
  const faultOf = (error: unknown): string => {
    const { fields = {} } = ((isCallFailure(error) && error.data) || {}) as { fields?: Record<string, string> }
    const reasons = Object.values(fields).map((reason) => reasonWords(lang, reason))
    return reasons.length > 0 ? reasons.join('. ') : saidOf(error, words)
  }
  const [done, setDone] = useState<Done>()
  const doEach = async <T extends { id: string }>(all: readonly T[], doOne: (each: T) => Promise<unknown>): Promise<string[]> => {
    const faults: Record<string, string> = {}
    for (const [at, each] of all.entries()) {
      setDone({ at, of: all.length, faults: { ...faults } })
      await doOne(each).catch((error: unknown) => void (faults[each.id] = faultOf(error)))
    }
    setDone({ at: all.length, of: all.length, faults })
    return Object.keys(faults)
  }
  return { done, isBusy: done !== undefined && done.at < done.of, doEach }
}
