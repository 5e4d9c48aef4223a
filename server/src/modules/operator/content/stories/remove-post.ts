import type { removePost as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { removeThing } from '../editor/change-content.ts'

/** Deletes a post. The deletion can be undone. */
export const removePost: UseCase<typeof call> = removeThing('post')
