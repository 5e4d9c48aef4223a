import type { Db } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { removePicture } from './save-picture.ts'
import { takeAbandoned, takeAvatar } from './upload-rows.ts'

const abandonedMs = 86_400_000

/** Deletes uploads that no form claimed within a day. */
export const tidyUploads = async (kernel: Kernel): Promise<number> => {
  const gone = await transaction(kernel, (tx) => takeAbandoned(tx, new Date(kernel.now().getTime() - abandonedMs)))
  for (const row of gone) await (row.private ? kernel.storage.remove(row.name) : removePicture(kernel, row.name))
  return gone.length
}

/** Claims an avatar upload for the customer and returns the picture's path. */
export const avatarOf = (db: Db, customerId: string, uploadId: string): Promise<string | null> =>
  transaction({ db }, (tx) => takeAvatar(tx, customerId, uploadId, new Date()))

export const mediaTimers = (kernel: Kernel) => [
  {
    name: 'tidy-uploads',
    everyCron: '23 * * * *',
    do: async () => {
      while ((await tidyUploads(kernel)) > 0);
    },
  },
]
