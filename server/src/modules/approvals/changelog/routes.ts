import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import type { Editable } from './editable.ts'
import { listEdits } from './list-edits.ts'
import { takeBack } from './take-back.ts'

/** Routes of the change log. The kinds of objects come from modules further down in `modules.ts`, which passes them in. */
export const editsRoutes = (editables: readonly Editable[]) => [
  route('listEdits', contract.listEdits, listEdits(editables)),
  route('takeBack', contract.takeBack, takeBack(editables)),
]
