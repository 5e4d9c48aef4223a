import { PrivatePicture as Picture, type PrivatePictureProps } from '@plaza/console'
import { useWords } from '../../words/index.ts'

/** A private picture that staff can turn: proofs are often photographed sideways. */
export function PrivatePicture(props: Omit<PrivatePictureProps, 'turn'>) {
  const { turnPicture } = useWords()
  return <Picture {...props} turn={turnPicture} />
}
