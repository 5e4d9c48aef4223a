/** A story in one language: its title, what lists show of it, and its paragraphs. */
export type StoryText = readonly [title: string, excerpt: string, ...paragraphs: string[]]

export type CastStory = {
  key: string
  picture: string
  daysAgo: number
  /** Minutes that reading takes. */
  minutes: number
  text: { en: StoryText; zh: StoryText; es: StoryText; jp: StoryText; th: StoryText; zhtw: StoryText }
}

export type CastNews = CastStory & { kind: 'guide' | 'announcement' | 'story' }

export type CastPost = CastStory & { products: readonly string[] }

/** The paragraphs as the HTML that is stored. */
export const storyBody = ([, , ...paragraphs]: StoryText): string => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
