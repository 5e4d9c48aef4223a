/** Caches the results of `read` for short texts, because a mall's texts repeat. The cache is cleared when it reaches `most` entries. */
export const remembered = <V>(read: (text: string) => V, { most, longest }: { most: number; longest: number }): ((text: string) => V) => {
  const known = new Map<string, V>()
  return (text) => {
    if (text.length > longest) return read(text)
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const made = read(text)
    known.set(text, made)
    return made
  }
}
