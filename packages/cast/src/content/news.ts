import { announcementNews } from './news-announcements.ts'
import { guides } from './news-guides.ts'
import { stories } from './news-stories.ts'
import type { CastNews } from './story.ts'

export const news: readonly CastNews[] = [...guides, ...stories, ...announcementNews].toSorted((one, other) => one.daysAgo - other.daysAgo)
