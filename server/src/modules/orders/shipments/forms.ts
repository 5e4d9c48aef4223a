/** The placeholders in a tracking number format. */
const stands: Readonly<Record<string, string>> = { '#': '[0-9]', '@': '[A-Z]', '*': '[A-Z0-9]' }
const piece = /([A-Z0-9#@*])(?:\{([0-9]{1,2})(?:,([0-9]{1,2}))?\})?/g
const wholeForm = /^(?:[A-Z0-9#@*](?:\{[0-9]{1,2}(?:,[0-9]{1,2})?\})?){1,40}$/

/** Whether a form is one: `#{10}`, `TH*{12,16}`. */
export const isForm = (form: string): boolean => wholeForm.test(form)

/** A number as it is written on one line: what people copy along with it is gone. */
export const trackingNoOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase()

/** No parcel has a longer one. A sign that is typed can stand for several letters, so this counts what is left of it. */
const longest = 40

/** Whether a number looks as one of these forms says. */
export const fitsForm = (forms: readonly string[], trackingNo: string): boolean =>
  trackingNo.length <= longest &&
  forms.some((form) => {
    const pattern = form.replace(piece, (_, sign: string, least?: string, most?: string) => {
      const many = least === undefined ? '' : most === undefined ? `{${least}}` : `{${least},${most}}`
      return `${stands[sign] ?? sign}${many}`
    })
    return new RegExp(`^${pattern}$`).test(trackingNo)
  })

/** The tracking page of one parcel. */
export const trackingPage = (page: string | null, trackingNo: string): string | null =>
  page?.replace('{no}', encodeURIComponent(trackingNo)) ?? null
