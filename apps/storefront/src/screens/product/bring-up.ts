/** Scrolls a block to the top of the view and focuses its heading. */
export const bringUp = (block: HTMLElement | null): void => {
  const heading = block?.querySelector('h2') ?? block
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  block?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
}
