import type { translateComment as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { countAttempt, subjectOfAddress } from '../../../platform/auth/attempts.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import { saveTranslation, savedTranslation, saidInReview } from './translation-rows.ts'

/** A call to the translation service may cost the owner money. A cached translation costs nothing and is not counted. */
const anHour = { most: 120, withinMs: 60 * 60_000 }

export const translateComment: UseCase<typeof shape> = async ({ kernel, input, lang, address }) => {
  const { db, translate, now } = kernel
  if (!translate) return refused('not_offered')
  const said = await saidInReview(db, input.id)
  if (!said) return refused('review_unknown')
  if (said.lang === lang) return done({ text: said.text, reply: said.reply })
  const saved = await savedTranslation(db, input.id, lang, said)
  if (saved) return done(saved)
  const { retryAfterSeconds } = await countAttempt(db, subjectOfAddress('translate', address), anHour, now())
  if (retryAfterSeconds !== null) return refused('paused', { retry_after: retryAfterSeconds })
  // A review with only stars and pictures may still have a reply.
  const spoken = [said.text, said.reply].flatMap((text) => text || [])
  const words = spoken.length === 0 ? [] : await translate(spoken, said.lang, lang)
  if (!words) return refused('did_not_come')
  const [text, reply] = said.text ? [words[0] ?? '', words[1]] : ['', words[0]]
  const came = { text, reply: said.reply === null ? null : (reply ?? '') }
  await saveTranslation(db, { reviewId: input.id, lang, said, came, now: now() })
  return done(came)
}
