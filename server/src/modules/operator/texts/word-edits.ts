import type { Editable } from '../../approvals/changelog/index.ts'
import { type OwnTexts, textsOfKey, writeTexts } from '../../../platform/documents/texts/index.ts'

/** Makes the wording of texts editable. The state is null if the default text applies. */
export const wordEdits: Editable = {
  kind: 'words',
  roles: ['owner', 'catalogue'],
  read: async (db, key) => textsOfKey(db, key),
  write: async (tx, key, state) => {
    if (key === null) throw new Error('a text is known by its key')
    await writeTexts(tx, key, state as OwnTexts | null)
    return key
  },
}
