import { useGetStore, useTranslateComment } from '@plaza/client'
import type { Review } from '@plaza/contract'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'

type Came = { of: Review; lang: string; text: string; reply: string | null }

/** Text of a review, and a switch between original and translation. */
export const useTranslation = (comment: Review) => {
  const { lang } = useReader()
  const translates = useGetStore('website_config').data?.translates ?? false
  const asking = useTranslateComment()
  const [came, setCame] = useState<Came | null>(null)
  const [isWanted, setWanted] = useState(false)
  const has = came !== null && came.of === comment && came.lang === lang
  const isMachines = isWanted && has
  const ask = async () => {
    setWanted(true)
    const answer = await asking.mutateAsync({ id: comment.id }).catch(() => null)
    if (answer) setCame({ of: comment, lang, ...answer })
  }
  const shown = isMachines ? came : { lang: comment.lang, text: comment.text, reply: comment.reply?.text ?? null }
  return {
    lang: shown.lang,
    text: shown.text,
    reply: shown.reply,
    may: translates && comment.lang !== lang && (comment.text !== '' || comment.reply !== null),
    isMachines,
    busy: asking.isPending,
    failed: asking.isError && !has,
    toggle: () => {
      if (isMachines) setWanted(false)
      else if (has) setWanted(true)
      else void ask()
    },
  }
}
export type Translated = ReturnType<typeof useTranslation>
