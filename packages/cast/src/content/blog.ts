import { postsIn } from './blog-in.ts'
import { postsOut } from './blog-out.ts'
import type { CastPost } from './story.ts'

export const blog: readonly CastPost[] = [...postsIn, ...postsOut].toSorted((one, other) => one.daysAgo - other.daysAgo)
