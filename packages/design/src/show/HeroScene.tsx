import { cx } from '../cx.ts'
import type { PictureSource } from './picture-source.ts'
import styles from './HeroScene.module.css'

type Props = { pictures: readonly PictureSource[]; priority?: boolean }

const positions = ['first', 'second', 'third'] as const
const sizes = '(min-width: 1024px) 194px, 84px'

/** Hero with arch, sun and podium. A composed scene or up to three pictures without background are placed on it. A photo fills the arch instead. */
export function HeroScene({ pictures, priority = false }: Props) {
  const photo = pictures.find((picture) => picture.cutout === false)
  const scene = photo ? undefined : pictures.find(({ look }) => look === 'staged')
  const cutouts = photo || scene ? [] : pictures.slice(0, 3)
  return (
    <div aria-hidden="true" className={cx(styles.scene, styles[`with${cutouts.length}`])}>
      <span className={styles.arch}>
        {photo && <ScenePicture picture={photo} sizes="(min-width: 1024px) 420px, 164px" priority={priority} className={styles.photo} />}
      </span>
      {!photo && <span className={styles.sun} />}
      {!photo && <span className={styles.podium} />}
      {scene && <ScenePicture picture={scene} sizes="(min-width: 1024px) 480px, 186px" priority={priority} className={styles.composed} />}
      {cutouts.map((picture, at) => (
        <ScenePicture
          key={at}
          picture={picture}
          sizes={sizes}
          priority={priority}
          className={cx(styles.cutout, styles[positions[at] ?? 'third'])}
        />
      ))}
    </div>
  )
}

type PictureProps = { picture: PictureSource; sizes: string; priority: boolean; className?: string }

/** A picture of the hero. If it fails to load, it gets no placeholder, because the scene is complete without it. */
function ScenePicture({ picture, sizes: drawnAt, priority, className }: PictureProps) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.srcSet ? drawnAt : undefined}
      alt=""
      width={picture.width ?? 384}
      height={picture.height ?? 384}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      draggable={false}
      className={className}
    />
  )
}
