type Named = { name: string }

const firstLetter = (name: string): string => {
  const plain = name
    .trim()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
  return /^[A-Z]/.test(plain) ? plain.slice(0, 1) : '#'
}

/** Groups names by first letter, ignoring accents. Names that do not begin with A to Z come last, under #. */
export const byLetter = <T extends Named>(list: readonly T[]): { letter: string; list: T[] }[] => {
  const groups = new Map<string, T[]>()
  for (const each of list) groups.set(firstLetter(each.name), [...(groups.get(firstLetter(each.name)) ?? []), each])
  return [...groups]
    .map(([letter, members]) => ({ letter, list: members.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) }))
    .toSorted((a, b) => (a.letter === '#' ? 1 : b.letter === '#' ? -1 : a.letter < b.letter ? -1 : 1))
}
