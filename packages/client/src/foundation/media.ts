import { type AnswerOf, getUpload, uploadFile } from '@plaza/contract'
import { useMutation } from '@tanstack/react-query'
import { useAnswer } from '../asking.ts'
import { useAsking } from '../caller-context.ts'
import type { Fields } from '../caller.ts'
import type { FailureOf } from '../failure.ts'
import type { Progress } from '../send-with-progress.ts'

/** `onProgress` gets the uploaded part of the file, from 0 to 1. */
type Sent = Fields<typeof uploadFile> & { file: Blob; signal?: AbortSignal; onProgress?: Progress }

/** Uploads a picture for a purpose. No cached answer becomes stale, as the picture is not shown until a form uses it. */
export const useUploadFile = () => {
  const { caller } = useAsking()
  return useMutation<AnswerOf<typeof uploadFile>, FailureOf<typeof uploadFile>, Sent>({
    mutationFn: ({ file, signal, onProgress, ...fields }) =>
      caller.upload(uploadFile, file, fields, { ...(signal && { signal }), ...(onProgress && { onProgress }) }),
  })
}

/** The user's own file, with a currently valid address. */
export const useGetUpload = (id: string) => useAnswer(getUpload, { id }, { tongue: 'any' })
