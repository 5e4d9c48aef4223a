import type { AnswerOf, getShopNotifications, NoticeKind } from '@plaza/contract'
import { versionOf } from '../../../platform/db/row-version.ts'

type Told = AnswerOf<typeof getShopNotifications>

/** In whichever order they were chosen, the same kinds have the same version. */
export const toNotificationSettings = (kinds: readonly NoticeKind[]): Told => ({
  letters_for: [...kinds],
  version: versionOf(kinds.toSorted((one, other) => one - other)),
})
