import { useCheckStoreName } from '@plaza/client'
import { storeNamePattern } from '@plaza/contract'
import { TextField } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import { useResting } from '@plaza/web/hooks'
import { useState } from 'react'
import type { TypedApplication } from './application-form.ts'
import { useApplicationWords } from './words/index.ts'

/** Field for the shop's name. It checks while typing whether the name is available. */
export function StoreName({ form, marked }: { form: Form<TypedApplication>; marked: string | undefined }) {
  const words = useApplicationWords()
  const typed = form.values.store_name.trim()
  const [first] = useState(typed)
  const rested = useResting(typed, 400)
  const isName = storeNamePattern.test(rested)
  const { data, isPlaceholderData } = useCheckStoreName(rested, { enabled: isName })
  const known = rested === typed && isName && !isPlaceholderData ? data : undefined
  const { error, ...field } = form.field('store_name')
  const said = error ?? (known?.why === 'taken' ? words.nameTaken : typed === first ? marked : undefined)
  const isOdd = rested === typed && typed.length >= 3 && !isName
  return (
    <TextField
      {...field}
      label={words.name}
      hint={known?.free ? words.nameFree : words.nameHint}
      error={said ?? (isOdd ? words.nameHint : undefined)}
      fine={known?.free === true}
      autoComplete="organization"
      autoCapitalize="words"
      spellCheck={false}
      maxLength={40}
    />
  )
}
