import { readFileSync } from 'node:fs'
import { WrongSetting, type Variables } from '../environment.ts'

/**
 * Replaces each `NAME_FILE` of a secret by the content of that file, as container engines and systemd pass secrets. A line break at the end of
 * the file is no part of the secret.
 */
export const withSecretFiles = (variables: Variables, secretNames: Iterable<string>): Variables => {
  const filled: Record<string, string | undefined> = { ...variables }
  for (const name of secretNames) {
    const path = variables[`${name}_FILE`]
    if (!path) continue
    if (variables[name]) throw new WrongSetting(`The settings ${name} and ${name}_FILE are both set. Remove one of them.`)
    filled[name] = readSecret(`${name}_FILE`, path)
  }
  return filled
}

const readSecret = (setting: string, path: string): string => {
  let text: string
  try {
    text = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new WrongSetting(`The setting ${setting} names a file that cannot be read: ${(error as Error).message}`)
  }
  if (text === '') throw new WrongSetting(`The setting ${setting} names an empty file: ${path}`)
  return text
}
