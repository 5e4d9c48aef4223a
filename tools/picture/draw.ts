export type Room = { name: string; leansOn: readonly string[]; note?: string; quiet?: boolean }

const size = { width: 168, height: 64, gapX: 28, gapY: 72, margin: 24 }

/** How far above the ground a room stands: one more than the highest room it leans on. */
const heights = (rooms: readonly Room[]): Map<string, number> => {
  const known = new Map<string, number>()
  const heightOf = (name: string): number => {
    const found = known.get(name)
    if (found !== undefined) return found
    const below = rooms.find((room) => room.name === name)?.leansOn ?? []
    const height = below.length === 0 ? 0 : 1 + Math.max(...below.map(heightOf))
    known.set(name, height)
    return height
  }
  for (const room of rooms) heightOf(room.name)
  return known
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const lines = (text: string, most: number): string[] => {
  const made: string[] = ['']
  for (const word of text.split(' ')) {
    const last = made.length - 1
    const longer = `${made[last]} ${word}`.trim()
    if (longer.length <= most) made[last] = longer
    else made.push(word)
  }
  return made
}

const style = `<style>
text{font:600 15px Figtree,system-ui,sans-serif;fill:#0c1d1d}.note{font-weight:400;font-size:11px;fill:#5a6868}
rect{fill:#fff;stroke:#778383}.quiet{fill:#fff3d5}path{fill:none;stroke:#007463;stroke-width:1.5}.paper{fill:#f7fafa;stroke:none}
@media(prefers-color-scheme:dark){text{fill:#f0f4f4}.note{fill:#97a3a3}rect{fill:#10191a;stroke:#717f7f}.quiet{fill:#3c2a0e}path{stroke:#4dd8be}.paper{fill:#081010}}
</style>`

/** Rooms in rows, each above everything that it leans on; arrows go down. */
export const draw = (title: string, rooms: readonly Room[]): string => {
  const height = heights(rooms)
  const top = Math.max(0, ...height.values())
  const rows = Array.from({ length: top + 1 }, (_, at) => rooms.filter((room) => height.get(room.name) === top - at))
  const widest = Math.max(...rows.map((row) => row.length))
  const width = 2 * size.margin + widest * size.width + (widest - 1) * size.gapX
  const tall = 2 * size.margin + rows.length * size.height + (rows.length - 1) * size.gapY
  const places = new Map<string, { x: number; y: number }>()
  rows.forEach((row, at) => {
    const rowWidth = row.length * size.width + (row.length - 1) * size.gapX
    row.forEach((room, index) => {
      places.set(room.name, {
        x: (width - rowWidth) / 2 + index * (size.width + size.gapX),
        y: size.margin + at * (size.height + size.gapY),
      })
    })
  })
  const arrows = rooms.flatMap((room) => room.leansOn.map((below) => arrow(places.get(room.name), places.get(below))))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}" width="${width}" height="${tall}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    style,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8"/></marker></defs>',
    `<rect class="paper" width="${width}" height="${tall}"/>`,
    ...arrows,
    ...rooms.map((room) => box(room, places.get(room.name))),
    '</svg>\n',
  ].join('\n')
}

type Spot = { x: number; y: number } | undefined

const arrow = (from: Spot, to: Spot): string => {
  if (!from || !to) return ''
  const [x1, y1, x2, y2] = [from.x + size.width / 2, from.y + size.height, to.x + size.width / 2, to.y]
  const middle = (y1 + y2) / 2
  return `<path d="M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}" marker-end="url(#tip)"/>`
}

const box = ({ name, note = '', quiet }: Room, spot: Spot): string => {
  if (!spot) return ''
  const middle = spot.x + size.width / 2
  const words = lines(note, 28).slice(0, 2)
  return [
    `<rect${quiet ? ' class="quiet"' : ''} x="${spot.x}" y="${spot.y}" width="${size.width}" height="${size.height}" rx="14"/>`,
    `<text x="${middle}" y="${spot.y + (note ? 23 : 37)}" text-anchor="middle">${escaped(name)}</text>`,
    ...words.map((line, at) =>
      line ? `<text class="note" x="${middle}" y="${spot.y + 40 + at * 14}" text-anchor="middle">${escaped(line)}</text>` : '',
    ),
  ].join('')
}
