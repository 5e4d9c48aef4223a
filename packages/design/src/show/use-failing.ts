import { useCallback, useState } from 'react'

/** True if the picture failed to load. A lazy image outside the view has no `currentSrc` yet, so it does not count as failed. */
const neverArrived = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.currentSrc !== ''

/** Reports a picture that cannot be loaded. It also covers a picture in the server's HTML that failed before React attached its listeners. */
export function useFailing(src: string | undefined) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const ref = useCallback((image: HTMLImageElement | null) => void (image && neverArrived(image) && setFailedSrc(src)), [src])
  return { failed: src !== undefined && failedSrc === src, watch: { ref, onError: () => setFailedSrc(src) } }
}
