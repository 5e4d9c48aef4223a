import { describe, expect, it } from 'vitest'
import { plainHtml } from './plain-html.ts'

describe('HTML sanitizing', () => {
  it.each([
    ['<p>One <strong>bold</strong> word</p>', '<p>One <strong>bold</strong> word</p>'],
    ['<h2>Head</h2><ul><li>a</li></ul>', '<h2>Head</h2><ul><li>a</li></ul>'],
    ['<table><tr><td style="x">a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
    ['<p onclick="alert(1)" style="x">Text</p>', '<p>Text</p>'],
    ['<script>alert(1)</script><p>Text', '<p>Text</p>'],
    ['<scr<script>ipt>alert(1)', '&lt;scr'],
    ['<img src=x onerror=alert(1)>after', 'after'],
    ['<a href="https://example.com/a">to</a>', '<a href="https://example.com/a">to</a>'],
    ['<a href="javascript:alert(1)">to</a>', '<a>to</a>'],
    ['<a href=\'#/pages/cart\' target="_blank">to</a>', '<a href="#/pages/cart">to</a>'],
    ['a < b & c > d', 'a &lt; b & c &gt; d'],
    ['<em>never closed', '<em>never closed</em>'],
    ['</p>never opened', 'never opened'],
    ['<b><i>crossed</b></i>', '<b><i>crossed</i></b>'],
    ['one<br>two<br/>three', 'one<br>two<br>three'],
    ['<!-- <script> -->shown', 'shown'],
  ])('%s', (typed, stays) => {
    expect(plainHtml(typed)).toBe(stays)
    expect(plainHtml(plainHtml(typed))).toBe(stays)
  })
})
