import { useUpdateUser, useUploadFile } from '@plaza/client'
import { Button, Sheet } from '@plaza/design'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { Slider } from './Slider.tsx'
import { cropWithin, dragged, maxZoom, squareOf, wholeCrop } from './crop.ts'
import { useDoing } from './use-doing.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './CropSheet.module.css'

const sidePixels = 640

/** Crops a photo to the square that other users will see, by dragging or with sliders. */
export function CropSheet({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const { mutateAsync: uploadFile } = useUploadFile()
  const { common } = useReader().words
  const words = useSettingsWords()
  const { mutateAsync: updateUser } = useUpdateUser()
  const { busy, doing } = useDoing()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(wholeCrop)
  const from = useRef<{ x: number; y: number }>(undefined)

  useEffect(() => {
    const { x, y, side } = squareOf(picture, crop)
    const context = canvas.current?.getContext('2d')
    context?.clearRect(0, 0, sidePixels, sidePixels)
    context?.drawImage(picture, x, y, side, side, 0, 0, sidePixels, sidePixels)
  }, [picture, crop])

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!from.current) return
    const shown = event.currentTarget.clientWidth
    const by = { x: (event.clientX - from.current.x) / shown, y: (event.clientY - from.current.y) / shown }
    from.current = { x: event.clientX, y: event.clientY }
    setCrop((before) => dragged(picture, before, by))
  }
  const send = async () => {
    const square = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/jpeg', 0.92))
    if (!square) throw new Error('the picture could not be drawn')
    const { id } = await uploadFile({ file: square, purpose: 'avatar' })
    await updateUser({ photo: id })
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.cropTitle}
      closeLabel={common.close}
      size="narrow"
      footer={
        <Button busy={busy} onClick={() => doing(send, words.photoSaved)}>
          {words.usePhoto}
        </Button>
      }
    >
      <div className={styles.crop}>
        <canvas
          ref={canvas}
          width={sidePixels}
          height={sidePixels}
          aria-hidden="true"
          className={styles.square}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            from.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          onPointerUp={() => (from.current = undefined)}
          onPointerCancel={() => (from.current = undefined)}
          onWheel={({ deltaY }) => setCrop((before) => cropWithin({ ...before, zoom: before.zoom * Math.exp(-deltaY / 400) }))}
        />
        <p className={styles.hint}>{words.cropHint}</p>
        <Slider label={words.zoom} min={1} max={maxZoom} value={crop.zoom} onChange={(zoom) => setCrop({ ...crop, zoom })} />
        <Slider label={words.across} min={-1} max={1} value={crop.across} onChange={(across) => setCrop({ ...crop, across })} />
        <Slider label={words.along} min={-1} max={1} value={crop.along} onChange={(along) => setCrop({ ...crop, along })} />
      </div>
    </Sheet>
  )
}
