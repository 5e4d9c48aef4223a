export type FormValue = string | number | boolean | null | undefined | readonly FormValue[] | { readonly [name: string]: FormValue }
export type FormFields = { readonly [name: string]: FormValue }

/** Encodes fields as a form, nested by brackets: `items[0][sku_id]=7`. Missing values are not sent. */
export function encodeForm(fields: FormFields): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) append(form, name, value)
  return form
}

function append(form: URLSearchParams, name: string, value: FormValue): void {
  if (value === undefined || value === null) return
  if (typeof value !== 'object') return form.append(name, written(value))
  const items: readonly (readonly [string, FormValue])[] = Array.isArray(value)
    ? value.map((item, at) => [String(at), item] as const)
    : Object.entries(value)
  for (const [key, item] of items) append(form, `${name}[${key}]`, item)
}

const written = (value: string | number | boolean): string => (typeof value === 'boolean' ? (value ? '1' : '0') : String(value))
