import { arrow, escaped, style } from './draw.ts'
import { layOut, type Point } from './layout.ts'

/** A box of a diagram: an area, the areas that it depends on, and the names of its modules. */
export type AreaBox = { name: string; leansOn: readonly string[]; modules: readonly string[] }

const columns = 3
const cell = { width: 112, height: 26, gap: 8 }
const padding = 14
const title = 34
const maxRows = 3
const sizes = {
  width: 2 * padding + columns * cell.width + (columns - 1) * cell.gap,
  height: title + maxRows * (cell.height + cell.gap) + padding - cell.gap,
  gapX: 28,
  gapY: 56,
  margin: 28,
}

/** Draws areas as boxes with their modules inside, each above the areas that it depends on. */
export const areaPicture = (name: string, areas: readonly AreaBox[]): string => {
  const { width, height, spots, edges } = layOut(areas, sizes)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(name)}">`,
    `<title>${escaped(name)}</title>`,
    style,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8"/></marker></defs>',
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...edges.map(arrow),
    ...areas.map((area) => box(area, spots.get(area.name))),
    '</svg>\n',
  ].join('\n')
}

const box = ({ name, modules }: AreaBox, spot: Point | undefined): string =>
  spot === undefined
    ? ''
    : [
        `<rect x="${spot.x}" y="${spot.y}" width="${sizes.width}" height="${sizes.height}" rx="14"/>`,
        `<text x="${spot.x + padding}" y="${spot.y + 23}">${escaped(name)}</text>`,
        ...modules.map((module, at) => moduleAt(module, spot, at)),
      ].join('')

const moduleAt = (name: string, { x, y }: Point, at: number): string => {
  const left = x + padding + (at % columns) * (cell.width + cell.gap)
  const top = y + title + Math.floor(at / columns) * (cell.height + cell.gap)
  return (
    `<rect class="quiet" x="${left}" y="${top}" width="${cell.width}" height="${cell.height}" rx="8"/>` +
    `<text class="note" x="${left + cell.width / 2}" y="${top + 17}" text-anchor="middle">${escaped(name)}</text>`
  )
}
