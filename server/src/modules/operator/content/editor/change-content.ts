import { done, refused, type Outcome } from '@plaza/values'
import type { CallContext } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { type ContentKind, type ContentState, contentState } from '../../../foundation/content/texts/index.ts'
import { editThing } from '../../../approvals/changelog/index.ts'
import { allowStaff, type OperatorRow } from '../../../identity/staff/operators/index.ts'
import { contentEdits } from './content-edits.ts'
import { type ContentMapper, toContentList } from './content-list.ts'

type Context = Pick<CallContext<never>, 'kernel' | 'session'>
type Which = { id: string | null; version: string }
type Fault = { fields: Record<string, string> }
type Refusals = 'not_allowed' | 'thing_unknown' | 'field_wrong' | 'changed_meanwhile'
/** Returns the new state that replaces the current state of the content. Null deletes the content. */
export type ContentChange = (
  before: ContentState | null,
  by: { tx: Tx; staff: OperatorRow; now: Date },
) => Promise<ContentState | null | Fault>

const isFault = (wanted: ContentState | null | Fault): wanted is Fault => wanted !== null && 'fields' in wanted

const edited = async (
  { kernel, session }: Context,
  kind: ContentKind,
  { id, version }: Which,
  change: ContentChange,
): Promise<Outcome<string, Refusals>> => {
  const staff = await allowStaff({ kernel, session }, ['owner', 'catalogue'])
  if ('refused' in staff) return staff
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    const before = id === null ? null : await contentState(tx, kind, id)
    if (id !== null && !before) return refused('thing_unknown')
    const wanted = await change(before, { tx, staff, now })
    if (isFault(wanted)) return refused('field_wrong', wanted)
    const written = await editThing(tx, contentEdits(kind), { thing: id, version, operatorId: staff.id, now }, wanted)
    return typeof written === 'string' ? done(written) : written
  })
}

/** Creates or updates the content and returns its staff view. */
export const changeContent = async <T extends { id: string }>(
  ctx: Context,
  kind: ContentKind,
  publish: ContentMapper<T>,
  which: Which,
  change: ContentChange,
): Promise<Outcome<T, Refusals>> => {
  const written = await edited(ctx, kind, which, change)
  if ('refused' in written) return written
  const saved = (await toContentList(ctx.kernel.db, kind, publish, ctx.kernel.now())).find(({ id }) => id === written.done)
  return saved ? done(saved) : refused('thing_unknown')
}

/** Deletes content. Its history remains, so that it can be restored. */
export const removeThing =
  (kind: ContentKind) =>
  async (ctx: Context & { input: { id: string; version: string } }): Promise<Outcome<{ id: string }, Refusals>> => {
    const { id, version } = ctx.input
    const written = await edited(ctx, kind, { id, version }, async () => null)
    return 'refused' in written ? written : done({ id })
  }

/** Publishes content for its period, or makes it a draft again. */
export const publishThing =
  <T extends { id: string }>(kind: ContentKind, publish: ContentMapper<T>) =>
  (ctx: Context & { input: { id: string; on: boolean; version: string } }): Promise<Outcome<T, Refusals>> => {
    const { id, on, version } = ctx.input
    const change: ContentChange = async (before) => ({ ...before, [kind === 'ad' ? 'enabled' : 'published']: on })
    return changeContent(ctx, kind, publish, { id, version }, change)
  }
