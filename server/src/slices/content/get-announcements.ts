import type { getAnnouncements as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../kernel/http/serve.ts'
import { announcementsInForce } from './content-rows.ts'
import { showAnnouncement } from './show-content.ts'

export const getAnnouncements: UseCase<typeof shape> = async ({ kernel }) =>
  done((await announcementsInForce(kernel.db, kernel.now())).map(showAnnouncement))
