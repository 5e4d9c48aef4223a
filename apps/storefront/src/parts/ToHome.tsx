import { ButtonLink } from '@plaza/design'
import { useReader } from '../mall/reader.ts'
import { hrefOf } from '../paths.ts'

/** Link to the home page: the next step from an empty screen. */
export function ToHome() {
  return <ButtonLink href={hrefOf('home')}>{useReader().words.common.toHome}</ButtonLink>
}
