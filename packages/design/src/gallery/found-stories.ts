import type { Stories } from '../story.ts'

export type FoundStory = Stories & { group: string }

const files = import.meta.glob<{ stories: Stories }>('/src/*/*.stories.tsx', { eager: true })

/** Every story of the package, by folder and name. */
export const foundStories: readonly FoundStory[] = Object.entries(files)
  .map(([path, { stories }]) => ({ ...stories, group: path.split('/')[2] ?? '' }))
  .toSorted((one, other) => one.group.localeCompare(other.group) || one.name.localeCompare(other.name))
