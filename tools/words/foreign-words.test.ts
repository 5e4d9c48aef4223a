import type { Language } from '@plaza/values'
import { expect, test } from 'vitest'
import { foreignIn } from './foreign-words.ts'

test.each<[Language, string]>([
  ['en', 'Save a delivery address now'],
  ['es', 'Guarda ahora una dirección de entrega en Plaza'],
  ['th', 'โปรดใช้รูปภาพ JPEG, PNG หรือ WebP'],
  ['zh', '您的账号于 {time} 在 {device} 上登录'],
  ['zhtw', '您的帳號於 {time} 在 {device} 上登入，裡面有后冠'],
  ['jp', 'アカウントの準備ができました。国際便、学生、写真'],
  ['jp', '送料無料'],
  ['es', 'USD'],
  ['zh', '12'],
])('%s: “%s” is in its own language', (language, text) => expect(foreignIn(language, text, 'x')).toEqual([]))

test.each<[Language, string, string]>([
  ['es', 'Save your cart', 'an English word'],
  ['es', 'Guarda 地址', 'a Chinese or Japanese character'],
  ['es', 'Shop', 'the English text'],
  ['en', 'Sin conexión: ya no está aquí', 'a Spanish word'],
  ['en', 'Open ร้าน', 'a Thai letter'],
  ['th', 'Your cart', 'an English word'],
  ['th', 'ตะกร้า 購物', 'a Chinese or Japanese character'],
  ['th', 'Carrito', 'none of its own letters'],
  ['zh', '您的帳號', 'a traditional character'],
  ['zh', 'アカウント', 'a Japanese letter'],
  ['zhtw', '您的账号', 'a simplified character'],
  ['zhtw', 'Cart', 'none of its own letters'],
  ['jp', '您的帳號', 'a word of Chinese'],
  ['jp', '付款方式を选择する', 'a character of simplified Chinese'],
  ['jp', '學校から', 'a character of traditional Chinese'],
  ['jp', '現在保存配送先地址首次結帳一分', 'a sentence without kana'],
])('%s: “%s” has %s', (language, text, what) => expect(foreignIn(language, text, 'Shop')).toContain(what))
