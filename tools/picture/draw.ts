import { layOut, type Point } from './layout.ts'

export type DrawnBox = {
  name: string
  leansOn: readonly string[]
  note?: string
  /** Other areas that this module imports. */
  uses?: string
  quiet?: boolean
  /** Entry points other than the default one. */
  opens?: readonly string[]
}
/** The meaning of lines, dots and colours. */
export type More = { legend?: readonly [sign: Sign, meaning: string][] }
type Sign = 'arrow' | 'door' | 'quiet'

const sizes = { width: 268, height: 92, gapX: 20, gapY: 64, margin: 28 }
const legendHeight = 40
const legendWidth = 230

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

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

export const style = `<style>
text{font:600 15px Figtree,system-ui,sans-serif;fill:#0c1d1d}.note{font-weight:400;font-size:12px;fill:#5a6868}
rect{fill:#fff;stroke:#778383}.quiet{fill:#fff3d5}path{fill:none;stroke:#007463;stroke-width:1.5}.paper{fill:#f7fafa;stroke:none}
.dotted{stroke:#8a5a00;stroke-dasharray:1 5;stroke-linecap:round;stroke-width:2}circle{fill:#f7fafa;stroke:#8a5a00;stroke-width:1.5}.opens{font-size:11px;fill:#8a5a00;paint-order:stroke;stroke:#f7fafa;stroke-width:4px}
@media(prefers-color-scheme:dark){text{fill:#f0f4f4}.note{fill:#97a3a3}rect{fill:#10191a;stroke:#717f7f}.quiet{fill:#3c2a0e}path{stroke:#4dd8be}.paper{fill:#081010}
.dotted{stroke:#e0b060}circle{fill:#081010;stroke:#e0b060}.opens{fill:#e0b060;stroke:#081010}}
</style>`

/** Draws boxes in rows, each above all boxes that it depends on. Arrows point down; dotted lines show other relations. */
export const draw = (title: string, boxes: readonly DrawnBox[], { legend = [] }: More = {}): string => {
  const layout = layOut(boxes, sizes)
  const { spots, edges } = layout
  const [width, height] = [layout.width, layout.height + (legend.length > 0 ? legendHeight : 0)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    style,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8"/></marker></defs>',
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...edges.map(arrow),
    ...boxes.map((each) => box(each, spots.get(each.name))),
    ...legend.map(([sign, meaning], at) => explained(sign, meaning, { x: sizes.margin + at * legendWidth, y: layout.height + 8 })),
    '</svg>\n',
  ].join('\n')
}

/** An arrow down through these points. It bends between rows and is straight inside a row. */
export const arrow = (edge: readonly Point[]): string => {
  const [start, ...rest] = edge
  let last = start
  const parts = rest.map((point, at) => {
    const from = last ?? point
    last = point
    const middle = (from.y + point.y) / 2
    return at % 2 === 1 ? `L${point.x} ${point.y}` : `C${from.x} ${middle} ${point.x} ${middle} ${point.x} ${point.y}`
  })
  return `<path d="M${start?.x} ${start?.y}${parts.join('')}" marker-end="url(#tip)"/>`
}

/** A list of names, cut to the width of a box. */
const shortened = (names: string): string => (names.length > 46 ? `${names.slice(0, names.lastIndexOf(' · ', 44))} …` : names)

const box = ({ name, note = '', uses = '', quiet, opens = [] }: DrawnBox, spot: Point | undefined): string => {
  if (!spot) return ''
  const middle = spot.x + sizes.width / 2
  const all = lines(note, 44)
  const words = all.length > 2 ? [all[0] ?? '', `${all[1]?.replace(/,$/, '')} …`] : all
  return [
    `<rect${quiet ? ' class="quiet"' : ''} x="${spot.x}" y="${spot.y}" width="${sizes.width}" height="${sizes.height}" rx="14"/>`,
    `<text x="${middle}" y="${spot.y + (note ? 25 : 39)}" text-anchor="middle">${escaped(name)}</text>`,
    ...words.map((line, at) =>
      line ? `<text class="note" x="${middle}" y="${spot.y + 42 + at * 14}" text-anchor="middle">${escaped(line)}</text>` : '',
    ),
    uses ? `<text class="opens" x="${middle}" y="${spot.y + 76}" text-anchor="middle">${escaped(shortened(uses))}</text>` : '',
    ...(opens.length > 0 ? [portAt({ x: spot.x + sizes.width - 16, y: spot.y }, opens.join(', '))] : []),
  ].join('')
}

/** A dotted line up to a round entry point, with its name next to it. */
const portAt = ({ x, y }: Point, what: string): string =>
  `<path class="dotted" d="M${x} ${y}L${x} ${y - 10}"/><circle cx="${x}" cy="${y - 14}" r="4"/>` +
  `<text class="note opens" x="${x - 9}" y="${y - 10}" text-anchor="end">${escaped(what)}</text>`

const explained = (sign: Sign, meaning: string, { x, y }: Point): string => {
  const signs: Record<Sign, string> = {
    arrow: `<path d="M${x} ${y + 8}L${x + 30} ${y + 8}" marker-end="url(#tip)"/>`,
    door: `<path class="dotted" d="M${x + 4} ${y + 8}L${x + 18} ${y + 8}"/><circle cx="${x + 24}" cy="${y + 8}" r="4"/>`,
    quiet: `<rect class="quiet" x="${x}" y="${y}" width="30" height="16" rx="5"/>`,
  }
  return `${signs[sign]}<text class="note" x="${x + 38}" y="${y + 12}">${escaped(meaning)}</text>`
}
