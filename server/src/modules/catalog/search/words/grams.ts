/** Groups of two or three adjacent characters. They replace words in scripts without spaces. */
export const grams = (text: string, size: number): string[] =>
  Array.from({ length: Math.max(text.length - size + 1, 0) }, (_, at) => text.slice(at, at + size))

/** The smallest set of character groups that covers the whole text. */
export const cover = (text: string, size: number): string[] => {
  if (text.length < size) return []
  const starts = Array.from({ length: Math.floor(text.length / size) }, (_, index) => index * size)
  if (text.length % size !== 0) starts.push(text.length - size)
  return starts.map((at) => text.slice(at, at + size))
}
