import { useCallback } from 'react'

/** A ref for an image that shows bytes. They have an address only while the image stands there. */
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
