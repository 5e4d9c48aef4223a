import type { UploadReason } from '@plaza/contract'
import type { Language } from '@plaza/values'

type Says = Readonly<Record<Language, string>>
const say = (en: string, zh: string, zhtw: string, es: string, jp: string, th: string): Says => ({ en, zh, zhtw, es, jp, th })

/** The reason for refusing a file, as shown to the user. */
export const uploadSays: Readonly<Record<UploadReason, Says>> = {
  empty: say('The file is empty.', '文件是空的。', '檔案是空的。', 'El archivo está vacío.', 'ファイルが空です。', 'ไฟล์ว่างเปล่า'),
  too_large: say(
    'The picture is larger than 10 MB.',
    '图片超过 10 MB。',
    '圖片超過 10 MB。',
    'La imagen supera los 10 MB.',
    '画像が10 MBを超えています。',
    'รูปภาพใหญ่กว่า 10 MB',
  ),
  type: say(
    'Use a JPEG, PNG or WebP picture.',
    '请使用 JPEG、PNG 或 WebP 图片。',
    '請使用 JPEG、PNG 或 WebP 圖片。',
    'Usa una imagen JPEG, PNG o WebP.',
    'JPEG、PNG、WebPの画像を使ってください。',
    'โปรดใช้รูปภาพ JPEG, PNG หรือ WebP',
  ),
  too_many_pixels: say(
    'The picture has more than 24 megapixels.',
    '图片超过 2400 万像素。',
    '圖片超過 2400 萬像素。',
    'La imagen tiene más de 24 megapíxeles.',
    '画像が2,400万画素を超えています。',
    'รูปภาพมีมากกว่า 24 ล้านพิกเซล',
  ),
  too_small: say(
    'The picture is too small.',
    '图片太小，无法看清。',
    '圖片太小，無法看清。',
    'La imagen es demasiado pequeña.',
    '画像が小さすぎます。',
    'รูปภาพเล็กเกินไป',
  ),
  too_long_and_thin: say(
    'The picture is too long and thin.',
    '图片过于狭长。',
    '圖片過於狹長。',
    'La imagen es demasiado alargada.',
    '画像が細長すぎます。',
    'รูปภาพยาวและแคบเกินไป',
  ),
  broken: say(
    "We can't open the picture. It may be damaged.",
    '图片无法打开，可能已损坏。',
    '圖片無法開啟，可能已損壞。',
    'No se puede abrir la imagen. Puede estar dañada.',
    '画像を開けません。破損している可能性があります。',
    'เปิดรูปภาพไม่ได้ ไฟล์อาจเสียหาย',
  ),
  too_many_files: say(
    'Send one picture at a time.',
    '请一次上传一张图片。',
    '請一次上傳一張圖片。',
    'Envía las imágenes de una en una.',
    '画像は1枚ずつ送ってください。',
    'โปรดส่งทีละรูป',
  ),
}
