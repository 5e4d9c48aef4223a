import { numbersFrom, type Glyph } from './glyphs.ts'

/** A glyph's outline as PDF path operators. PDF has only cubic curves. */
export const drawOutline = ({ outline }: Glyph): string => {
  const read = numbersFrom(outline)
  let [x, y] = [0, 0]
  const point = (): [number, number] => [(x += read.next()), (y += read.next())]
  const words: string[] = []
  while (!read.isOver()) {
    const deed = read.byte()
    if (deed === 3) words.push('h')
    else if (deed < 2) words.push(`${point().join(' ')} ${deed === 0 ? 'm' : 'l'}`)
    else {
      const [fromX, fromY] = [x, y]
      const [handleX, handleY] = point()
      const [toX, toY] = point()
      const handle = (from: number, over: number) => Math.round(from + ((over - from) * 2) / 3)
      words.push([handle(fromX, handleX), handle(fromY, handleY), handle(toX, handleX), handle(toY, handleY), toX, toY].join(' ') + ' c')
    }
  }
  return words.join(' ')
}
