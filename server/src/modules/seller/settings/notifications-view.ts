import type { AnswerOf, getShopNotifications, NoticeKind } from '@plaza/contract'
import { versionOf } from '../../../platform/db/row-version.ts'

type NotificationSettings = AnswerOf<typeof getShopNotifications>

/** The version depends on the chosen notification kinds, not on their order. */
export const toNotificationSettings = (kinds: readonly NoticeKind[]): NotificationSettings => ({
  letters_for: [...kinds],
  version: versionOf(kinds.toSorted((one, other) => one - other)),
})
