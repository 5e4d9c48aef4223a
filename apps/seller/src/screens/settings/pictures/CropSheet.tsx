import { Button, Sheet } from '@plaza/design'
import { type PointerEvent, useCallback, useState } from 'react'
import { useWords } from '../../../words/index.ts'
import { useSettingsWords } from '../words/index.ts'
import { type Cut, laidUnder, middle, movedBy } from './crop.ts'
import styles from './Pictures.module.css'

type Props = { picture: ImageBitmap; aspect: number; title: string; busy: boolean; onClose: () => void; onCut: (cut: Cut) => void }
const sliders = [
  ['zoom', 1, 4],
  ['across', 0, 1],
  ['down', 0, 1],
] as const

/** Crops a picture to the frame. The user drags the picture or moves the sliders below. */
export function CropSheet({ picture, aspect, title, busy, onClose, onCut }: Props) {
  const words = useSettingsWords()
  const { console: shared } = useWords()
  const [cut, setCut] = useState(middle)
  const draw = useDrawing(picture)
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return
    const { clientWidth, clientHeight } = event.currentTarget
    setCut((was) => movedBy(picture, aspect, was, { across: event.movementX / clientWidth, down: event.movementY / clientHeight }))
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={shared.close}
      footer={
        <Button busy={busy} onClick={() => onCut(cut)}>
          {words.usePicture}
        </Button>
      }
    >
      <div
        className={styles.frame}
        style={{ aspectRatio: aspect }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <canvas ref={draw} width={picture.width} height={picture.height} style={laidUnder(picture, aspect, cut)} />
      </div>
      <div className={styles.sliders}>
        {sliders.map(([name, min, max]) => (
          <label key={name}>
            {words.cut[name]}
            <input
              type="range"
              min={min}
              max={max}
              step={0.01}
              value={cut[name]}
              onChange={({ target }) => setCut({ ...cut, [name]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
    </Sheet>
  )
}

const useDrawing = (picture: ImageBitmap) =>
  useCallback((canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')?.drawImage(picture, 0, 0), [picture])
