import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconChevronLeft, IconChevronRight } from '../icons.ts'
import { HeroScene } from './HeroScene.tsx'
import type { PictureSource } from './picture-source.ts'
import { useSlides } from './use-slides.ts'
import styles from './AdHero.module.css'

export type HeroSlide = {
  href: string
  kicker?: string
  title: string
  text?: string
  /** Text of the slide's button. It is not a link itself, as the whole slide is one. */
  action?: string
  /** Up to three pictures without background are placed on the podium, the first in the middle. A single photo fills the arch instead. */
  pictures: readonly PictureSource[]
}

type Props = {
  slides: readonly HeroSlide[]
  label: string
  previousLabel: string
  nextLabel: string
  onOpen?: (slide: HeroSlide) => void
  className?: string
}

const widthOf = (char: string) => ((char.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1)
const isLong = (title: string) => [...title].reduce((width, char) => width + widthOf(char), 0) > 24

/** Hero carousel of the home page: a list of links that moves only on request. */
export function AdHero({ slides, label, previousLabel, nextLabel, onOpen, className }: Props) {
  const { track, current, go } = useSlides(slides.length)
  return (
    <section aria-label={label} className={cx(styles.hero, className)}>
      <ul ref={track} className={styles.track}>
        {slides.map((slide, at) => (
          <li key={at} className={styles.slide}>
            <a href={slide.href} onClick={() => onOpen?.(slide)} className={styles.link}>
              <HeroScene pictures={slide.pictures} priority={at === 0} />
              <div className={styles.words}>
                {slide.kicker && <p className={styles.kicker}>{slide.kicker}</p>}
                <h2 className={cx(styles.title, isLong(slide.title) && styles.long)}>{slide.title}</h2>
                {slide.text && <p className={styles.text}>{slide.text}</p>}
                {slide.action && <span className={styles.action}>{slide.action}</span>}
              </div>
            </a>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton label={previousLabel} look="dark" compact className={styles.arrow} onClick={() => go(current - 1)}>
            <Icon of={IconChevronLeft} size={20} />
          </IconButton>
          <button type="button" tabIndex={-1} aria-hidden="true" className={styles.dots} onClick={() => go(current + 1)}>
            {slides.map((_, at) => (
              <span key={at} className={cx(styles.dot, at === current && styles.now)} />
            ))}
          </button>
          <IconButton label={nextLabel} look="dark" compact className={styles.arrow} onClick={() => go(current + 1)}>
            <Icon of={IconChevronRight} size={20} />
          </IconButton>
        </div>
      )}
    </section>
  )
}
