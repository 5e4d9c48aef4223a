export const en = {
  title: 'Ads',
  text: 'Ads appear in five positions on the home page, on their dates.',
  add: 'New ad',
  none: 'No ads yet',
  position: 'Position',
  rank: 'Order within the position',
  link: 'Link',
  linkHint: 'A page on this site (#/…) or an https address',
  images: 'Pictures',
  kicker: 'Text above the title',
  headline: 'Title',
  body: 'Text',
  button: 'Button text',
  preview: 'Preview',
  phone: 'Phone',
  desktop: 'Desktop',
  previous: 'Previous offer',
  next: 'Next offer',
  positions: {
    top: 'Top banner',
    center_top: 'Next to the top banner',
    center: 'Middle',
    center_bottom: 'Below the middle',
    bottom: 'Bottom',
  },
}

export type AdWords = typeof en
