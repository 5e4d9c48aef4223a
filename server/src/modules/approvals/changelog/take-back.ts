import type { takeBack as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { editById } from './edit-rows.ts'
import { editThing } from './edit-thing.ts'
import type { Editable } from './editable.ts'

/** Restores the state before an edit. The restore is itself logged as an edit. */
export const takeBack =
  (editables: readonly Editable[]): UseCase<typeof call> =>
  async (ctx) => {
    const { kernel, input } = ctx
    const staff = await allowStaff(ctx, ['owner', 'finance', 'catalogue'])
    if ('refused' in staff) return staff
    return transaction(kernel, async (tx) => {
      const edit = await editById(tx, input.id)
      const editable = editables.find(({ kind }) => kind === edit?.kind)
      if (!edit || !editable || !editable.roles.includes(staff.role)) return refused('edit_unknown')
      const by = { operatorId: staff.id, now: kernel.now(), thing: edit.thing, takenBack: edit.id, version: input.version }
      const written = await editThing(tx, editable, by, edit.before)
      return typeof written === 'string' ? done({ kind: edit.kind, thing: written }) : written
    })
  }
