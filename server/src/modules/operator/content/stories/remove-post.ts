import type { removePost as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { removeThing } from '../editor/change-content.ts'

/** A post is taken away; one press brings it back. */
export const removePost: UseCase<typeof call> = removeThing('post')
