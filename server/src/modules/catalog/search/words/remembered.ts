/** A mall says the same again and again: what was read of a short text stays read, until there is too much of it. */
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
