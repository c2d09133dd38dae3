import fc from 'fast-check'
import {
  toAccessWords,
  toEndWords,
  toLanguageName,
  toLanguageWords,
  toPlaceName,
  toVersionWords,
} from '@/lib/programme/words'

describe('speech and subtitles in words', () => {
  it.each([
    ['nb', undefined, 'Norsk tale'],
    ['nn-NO', null, 'Norsk tale'],
    ['no', 'nb', 'Norsk tale, norsk tekst'],
    ['en', 'nb', 'Engelsk tale, norsk tekst'],
    ['en-GB', null, 'Engelsk tale, uten tekst'],
    ['se', undefined, 'Nordsamisk tale'],
    ['zxx', 'nb', 'Uten tale, norsk tekst'],
    ['zxx', null, 'Uten tale'],
    ['mul', 'mul', 'Tale på flere språk, tekst på flere språk'],
    [undefined, 'nb', 'Norsk tekst'],
    [undefined, null, undefined],
    [undefined, undefined, undefined],
    ['und', undefined, undefined],
    ['not a tag', 'x_y', undefined],
  ])('%p and %p', (language, subtitles, expected) => {
    expect(toLanguageWords({ language, subtitles })).toBe(expected)
  })

  it('never throws, whatever the tag, and never shows a bare code', () => {
    fc.assert(fc.property(fc.string(), (tag) => expect(toLanguageName(tag)).not.toBe('')))
    expect(toLanguageName('qqx')).toBeUndefined()
  })
})

describe('the rest in words', () => {
  it('names each kind of access once', () => {
    expect(toAccessWords(['hearingLoop', 'companion', 'hearingLoop'])).toEqual(['Teleslynge', 'Ledsagerbevis'])
  })

  it('tells one version from another', () => {
    expect(toVersionWords({ format: ['3D', 'Atmos'], language: 'nb', subtitles: null })).toEqual([
      '3D',
      'Atmos',
      'Norsk tale',
    ])
    expect(toVersionWords({ format: [], language: undefined, subtitles: undefined })).toEqual([])
  })

  it('names the screen, else the place', () => {
    expect(toPlaceName({ screen: 'Sal 1', location: { name: 'Kinoen' } })).toBe('Sal 1')
    expect(toPlaceName({ screen: '', location: { name: 'Kirken' } })).toBe('Kirken')
    expect(toPlaceName({ screen: undefined, location: undefined })).toBeUndefined()
  })

  it('says about when it ends', () => {
    expect(toEndWords({ end: Date.parse('2026-11-21T20:05+01:00') })).toBe('ferdig ca. 20.05')
  })
})
