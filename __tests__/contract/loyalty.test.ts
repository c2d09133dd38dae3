/** The loyalty answers, whoever gives them: what the YAML allows is read whole, what it forbids is dropped. */
import type * as v from 'valibot'
import {
  addToWatchlistAnswer,
  createUserAnswer,
  loginAnswer,
  movieDx,
  movieList,
  reviewList,
  switchTokensAnswer,
  ticketList,
} from '@/contract/loyalty'
import { read } from '@/contract/read'
import { faultsOf } from './openapi-document'

const MOVIE = {
  Title: 'Filmen',
  MovieId: 7,
  Edis: ['NOR1'],
  Rating: 4.5,
  RatingCount: 12,
  Poster: 'https://bilder.example/a.jpg',
  link: '/filmen',
}
const REVIEW = {
  Id: 1,
  Comment: 'Fin',
  Rating: 5,
  AddedAt: 1,
  LikesCount: 2,
  MovieId: 7,
  UserId: 3,
  UserName: 'Ola',
  Image: null,
  IsLiked: false,
}
const TICKET = {
  MovieId: 7,
  MovieTitle: 'Filmen',
  Notes: '3D-briller følger med',
  QRCode: 'ABC',
  QRUrl: 'https://bilder.example/qr.png',
  StartTime: 1,
  ExpirationDate: 2,
  Poster: 'https://bilder.example/a.jpg',
  Screen: 'Sal 1',
  SeatsInfo: { Info: 'Rad 3', Seats: [{ Row: '3', Seats: '4, 5' }] },
}

const path = (name: string) => `/loyalty/{partner}/${name}`
const ANSWERS: [string, number, v.GenericSchema, unknown][] = [
  [`post ${path('LoginDx')}`, 200, loginAnswer, { marsToken: 't', UserName: 'Ola', UserInfo: 'ola@post.example' }],
  [
    `post ${path('CreateUserDx')}`,
    201,
    createUserAnswer,
    { Token: 't', UserName: 'Ola', ContactEmail: 'ola@post.example' },
  ],
  [`post ${path('SwitchTokensDx')}`, 200, switchTokensAnswer, { Token: 't', ExpiresIn: 300 }],
  [`get ${path('GetMovieByEdiDx')}`, 200, movieDx, MOVIE],
  [`get ${path('GetReviewsByEdiDx')}`, 200, reviewList, [REVIEW]],
  [`get ${path('GetTicketsDx')}`, 200, ticketList, [TICKET]],
  [`get ${path('GetWatchlistDx')}`, 200, movieList, [MOVIE]],
  [`post ${path('AddToWatchlistDx')}`, 200, addToWatchlistAnswer, true],
]

it.each(ANSWERS)('%s is read whole', (operation, status, schema, answer) => {
  expect(faultsOf(operation, status, answer)).toEqual([])
  expect(read(schema, answer)).toEqual({ value: answer, faults: [] })
})

it.each(ANSWERS.filter(([, , , answer]) => typeof answer === 'object'))(
  '%s lacking a field is refused by both',
  (operation, status, schema, answer) => {
    const [one] = Array.isArray(answer) ? answer : [answer]
    const [required] = Object.keys(one)
    const { [required as string]: _, ...rest } = one
    const lacking = Array.isArray(answer) ? [rest] : rest
    expect(faultsOf(operation, status, lacking)).not.toEqual([])
    expect(read(schema, lacking).value).toEqual(Array.isArray(answer) ? [] : undefined)
  },
)

describe('rules 20 and 21: links and pictures of the loyalty answers', () => {
  it('leaves a bad link and a bad picture out and keeps the movie', () => {
    const { value } = read(movieDx, { ...MOVIE, link: 'javascript:alert(1)', Poster: 'data:text/html,x' })
    expect(value).toEqual({ ...MOVIE, link: undefined, Poster: undefined })
  })
})
