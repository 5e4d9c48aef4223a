import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { letGoOfUploads } from '../../foundation/media/index.ts'
import { forgetDrafts, takeOverdue, takeOverdueDocuments } from './application-rows.ts'

/** Deletes documents whose retention has ended and abandoned drafts; returns the number of documents. */
export const forgetDocuments = async (kernel: Kernel): Promise<number> => {
  const now = kernel.now()
  let gone = 0
  for (;;) {
    const taken = await transaction(kernel, async (tx) => {
      const documents = await takeOverdueDocuments(tx, now)
      const ids = documents.flatMap(({ idFront, idBack }) => [idFront, idBack].filter((id) => id !== null))
      await letGoOfUploads(tx, ids)
      return ids.length
    })
    gone += taken
    if (taken === 0) break
  }
  await transaction(kernel, (tx) => forgetDrafts(tx, now))
  return gone
}

export const applicationsTimers = (kernel: Kernel): readonly Timer[] => [
  {
    name: 'forget-papers',
    everyCron: '17 * * * *',
    do: async () => {
      await forgetDocuments(kernel)
    },
  },
  {
    name: 'escalate-late-applications',
    everyCron: '*/15 * * * *',
    do: async () => {
      for (const id of await transaction(kernel, (tx) => takeOverdue(tx, kernel.now())))
        kernel.log.warn({ application: id }, 'an application decision is overdue')
    },
  },
]
