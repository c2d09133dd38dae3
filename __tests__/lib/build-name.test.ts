import { findBuildName, toBuildName } from '@/lib/build-name'

it('is called as the build calls itself', () => {
  expect(toBuildName(['/_next/static/chunks/a.js', '/_next/static/abc_-1/_buildManifest.js'])).toBe('abc_-1')
  expect(toBuildName([])).toBe('unnamed')
})

it.each([
  [String.raw`<script>self.__next_f.push([1,"0:{\"P\":null,\"b\":\"abc_-1\",\"c\":[]}"])</script>`, 'abc_-1'],
  ['<p>uten data</p>', undefined],
])('finds the build of %s', (html, name) => {
  expect(findBuildName(html)).toBe(name)
})
