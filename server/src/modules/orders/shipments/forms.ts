/** The placeholders in a tracking number format. */
const stands: Readonly<Record<string, string>> = { '#': '[0-9]', '@': '[A-Z]', '*': '[A-Z0-9]' }
const piece = /([A-Z0-9#@*])(?:\{([0-9]{1,2})(?:,([0-9]{1,2}))?\})?/g
const wholeForm = /^(?:[A-Z0-9#@*](?:\{[0-9]{1,2}(?:,[0-9]{1,2})?\})?){1,40}$/

/** Whether a tracking number format is written correctly, such as `#{10}` or `TH*{12,16}`. */
export const isForm = (form: string): boolean => wholeForm.test(form)

/** A typed tracking number without line breaks and other characters that were copied with it. */
export const trackingNoOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase()

/** Maximum length of a tracking number. Checked after normalization, which can turn one character into several. */
const longest = 40

/** Whether a tracking number matches one of these formats. */
export const fitsForm = (forms: readonly string[], trackingNo: string): boolean =>
  trackingNo.length <= longest &&
  forms.some((form) => {
    const pattern = form.replace(piece, (_, sign: string, least?: string, most?: string) => {
      const many = least === undefined ? '' : most === undefined ? `{${least}}` : `{${least},${most}}`
      return `${stands[sign] ?? sign}${many}`
    })
    return new RegExp(`^${pattern}$`).test(trackingNo)
  })

/** URL of the tracking page for one parcel; null if its carrier has no tracking page. */
export const trackingPage = (page: string | null, trackingNo: string): string | null =>
  page?.replace('{no}', encodeURIComponent(trackingNo)) ?? null
