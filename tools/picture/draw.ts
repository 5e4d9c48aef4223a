import { layOut, type Point } from './layout.ts'

export type Room = { name: string; leansOn: readonly string[]; note?: string; quiet?: boolean }

const size = { width: 184, height: 68, gapX: 20, gapY: 64, margin: 24 }

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
text{font:600 15px Figtree,system-ui,sans-serif;fill:#0c1d1d}.note{font-weight:400;font-size:12px;fill:#5a6868}
rect{fill:#fff;stroke:#778383}.quiet{fill:#fff3d5}path{fill:none;stroke:#007463;stroke-width:1.5}.paper{fill:#f7fafa;stroke:none}
@media(prefers-color-scheme:dark){text{fill:#f0f4f4}.note{fill:#97a3a3}rect{fill:#10191a;stroke:#717f7f}.quiet{fill:#3c2a0e}path{stroke:#4dd8be}.paper{fill:#081010}}
</style>`

/** Rooms in rows, each above everything that it leans on; arrows go down. */
export const draw = (title: string, rooms: readonly Room[]): string => {
  const { width, height, places, ways } = layOut(rooms, size)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    style,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8"/></marker></defs>',
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...ways.map(arrow),
    ...rooms.map((room) => box(room, places.get(room.name))),
    '</svg>\n',
  ].join('\n')
}

/** Down through its points: bends lie between the rows, and rows are passed straight. */
const arrow = (way: readonly Point[]): string => {
  const [start, ...rest] = way
  let last = start
  const parts = rest.map((point, at) => {
    const from = last ?? point
    last = point
    const middle = (from.y + point.y) / 2
    return at % 2 === 1 ? `L${point.x} ${point.y}` : `C${from.x} ${middle} ${point.x} ${middle} ${point.x} ${point.y}`
  })
  return `<path d="M${start?.x} ${start?.y}${parts.join('')}" marker-end="url(#tip)"/>`
}

const box = ({ name, note = '', quiet }: Room, spot: Point | undefined): string => {
  if (!spot) return ''
  const middle = spot.x + size.width / 2
  const all = lines(note, 30)
  const words = all.length > 2 ? [all[0] ?? '', `${all[1]?.replace(/,$/, '')} …`] : all
  return [
    `<rect${quiet ? ' class="quiet"' : ''} x="${spot.x}" y="${spot.y}" width="${size.width}" height="${size.height}" rx="14"/>`,
    `<text x="${middle}" y="${spot.y + (note ? 25 : 39)}" text-anchor="middle">${escaped(name)}</text>`,
    ...words.map((line, at) =>
      line ? `<text class="note" x="${middle}" y="${spot.y + 42 + at * 14}" text-anchor="middle">${escaped(line)}</text>` : '',
    ),
  ].join('')
}
