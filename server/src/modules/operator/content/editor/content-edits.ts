import type { Editable } from '../../../approvals/changelog/index.ts'
import { type ContentKind, contentState, removeContent, writeContent } from '../../../foundation/content/texts/index.ts'

/** One kind of what staff write: shown to shoppers at once, and on record as it was. */
export const contentEdits = (kind: ContentKind): Editable => ({
  kind,
  roles: ['owner', 'catalogue'],
  read: (db, id) => contentState(db, kind, id),
  write: async (tx, id, state) => {
    if (state !== null) return writeContent(tx, kind, id, state)
    if (id !== null) await removeContent(tx, kind, id)
    return id ?? ''
  },
})
