import { useCallback } from 'react'

/** Ref for an image that shows bytes. The object URL exists only while the image is mounted. */
export const useShowBytes = (bytes: Blob | undefined) =>
  useCallback(
    (picture: HTMLImageElement | null) => {
      if (!bytes || !picture) return
      const address = URL.createObjectURL(bytes)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [bytes],
  )
