import type { Editable } from '../../../approvals/changelog/index.ts'
import { type ContentKind, contentState, removeContent, writeContent } from '../../../foundation/content/texts/index.ts'

/** Makes one kind of staff content editable. Shoppers see an edit at once, and the change log stores the earlier state. */
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
