import type { Stories } from '../story.ts'

export type FoundStory = Stories & { group: string }

const files = import.meta.glob<{ stories: Stories }>(['/src/*/*.stories.tsx', '../../../console/src/*/*.stories.tsx'], {
  eager: true,
})
const groupOf = (path: string): string => (path.includes('/console/') ? 'console' : (path.split('/')[2] ?? ''))

/** Every story of the package by folder and name, and the stories of console components. */
export const foundStories: readonly FoundStory[] = Object.entries(files)
  .map(([path, { stories }]) => ({ ...stories, group: groupOf(path) }))
  .toSorted((one, other) => one.group.localeCompare(other.group) || one.name.localeCompare(other.name))
