import { getComments } from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { listComments } from './list-comments.ts'

export const reviewsRoutes = [
  route('getComments', getComments, listComments, {
    keep: { seconds: 60, tags: (input) => [`reviews:${input.product_id}`, `product:${input.product_id}`] },
  }),
]
