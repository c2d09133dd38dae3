import { findProblem, toFormProblem } from '@/components/account/form-messages'
import { toListMessage } from '@/components/account/messages'
import type { HttpErrorView } from '@/lib/http/errors'
import type { ProfileError } from '@/store/user-profile/slice'

const status = (code: number, more: Partial<HttpErrorView> = {}): HttpErrorView => ({
  kind: 'status',
  status: code,
  message: `Request failed with status code ${code}`,
  ...more,
})
const network: HttpErrorView = { kind: 'network', message: 'Network Error' }
const timeout: HttpErrorView = { kind: 'timeout', message: 'timeout of 30000ms exceeded' }

describe('what a visitor reads of an error', () => {
  const lists: [HttpErrorView, string][] = [
    [network, 'Vi fikk ikke lastet billettene. Sjekk at du er på nett, og prøv igjen.'],
    [timeout, 'Vi fikk ikke lastet billettene. Det tok for lang tid. Prøv igjen.'],
    [status(500), 'Vi fikk ikke lastet billettene. Noe gikk galt hos oss. Prøv igjen om litt.'],
    [status(429), 'Vi fikk ikke lastet billettene. Det ble for mange forsøk. Prøv igjen om litt.'],
    [
      status(429, { retryAfter: 1 }),
      'Vi fikk ikke lastet billettene. Det ble for mange forsøk. Prøv igjen om 1 sekund.',
    ],
    [
      status(429, { retryAfter: 90 }),
      'Vi fikk ikke lastet billettene. Det ble for mange forsøk. Prøv igjen om 90 sekunder.',
    ],
    [
      status(429, { retryAfter: 91 }),
      'Vi fikk ikke lastet billettene. Det ble for mange forsøk. Prøv igjen om 2 minutter.',
    ],
    [
      status(429, { retryAfter: 5401 }),
      'Vi fikk ikke lastet billettene. Det ble for mange forsøk. Prøv igjen om 2 timer.',
    ],
    [
      status(429, { retryAfter: 86_400 }),
      'Vi fikk ikke lastet billettene. Det ble for mange forsøk. Prøv igjen om 24 timer.',
    ],
    [
      status(429, { retryAfter: 999_999_999 }),
      'Vi fikk ikke lastet billettene. Det ble for mange forsøk. Prøv igjen en annen dag.',
    ],
  ]
  it.each(lists)('of a list: %j', (error, words) => {
    expect(toListMessage('billettene', error)).toBe(words)
  })

  const forms: [ProfileError['call'], HttpErrorView, string, string[]][] = [
    ['login', status(401), 'E-posten eller passordet stemmer ikke. Prøv igjen, eller be om et nytt passord.', []],
    ['login', network, 'Vi fikk ikke logget deg inn. Sjekk at du er på nett, og prøv igjen.', []],
    ['forgotPassword', timeout, 'Vi fikk ikke sendt e-posten. Det tok for lang tid. Prøv igjen.', []],
    ['createUser', status(500), 'Vi fikk ikke opprettet kontoen. Noe gikk galt hos oss. Prøv igjen om litt.', []],
    ['createUser', status(409), 'Rett opp dette, så prøver vi igjen:', ['email']],
    ['switchTokensDx', status(401), 'Du er logget ut fordi innloggingen ikke gjelder lenger. Logg inn på nytt.', []],
  ]
  it.each(forms)('of a form: %s %j', (call, error, words, fields) => {
    const problem = toFormProblem({ ...error, call })
    expect(problem.words).toBe(words)
    expect(problem.fields.map(({ name }) => name)).toEqual(fields)
  })

  it('finds the fields whose names the server writes in either case, and says nothing of its own text', () => {
    const errors = [
      { field: 'Email', message: '<b>x</b>' },
      { field: 'password' },
      { field: 'password' },
      { field: 'x' },
    ]
    const details = { title: 'Nei', status: 422, errors: [...errors, {}] }
    const problem = toFormProblem({ ...status(422, { problem: details }), call: 'createUser' })
    expect(problem.fields).toEqual([
      { name: 'email', words: 'Skriv hele e-postadressen, med @.' },
      { name: 'password', words: 'Velg et passord på 8 til 128 tegn.' },
    ])
    const unknown = toFormProblem({
      ...status(422, { problem: { ...details, errors: [{ field: 'x' }] } }),
      call: 'login',
    })
    expect(unknown.words).toMatch(/^Vi fikk ikke logget deg inn/)
  })
})

it('a login asks for the password as it is, whatever the rules for a new one say', () => {
  const values = { email: 'o@post.example', userName: '', password: 'kort' }
  const names = ['email', 'password'] as const
  expect(findProblem(values, { call: 'login', names })).toBeUndefined()
  const { fields } = findProblem({ ...values, password: '' }, { call: 'login', names }) ?? {}
  expect(fields).toEqual([{ name: 'password', words: 'Skriv passordet ditt.' }])
  const problem = { title: 'Nei', status: 422, errors: [{ field: 'Password' }] }
  expect(toFormProblem({ ...status(422, { problem }), call: 'login' }).fields).toEqual(fields)
})

describe('rule 26, before anything is sent', () => {
  const values = { email: 'o@post.example', userName: 'Ola', password: '12345678' }
  const ALL = ['userName', 'email', 'password'] as const

  it.each([
    [{}, []],
    [{ email: 'ola' }, ['email']],
    [{ email: 'o la@post.example' }, ['email']],
    [{ password: '1234567' }, ['password']],
    [{ password: 'ø'.repeat(128) }, []],
    [{ password: 'ø'.repeat(129) }, ['password']],
    [{ userName: '' }, ['userName']],
    [{ userName: '😀'.repeat(80) }, []],
    [{ userName: 'x'.repeat(81), email: '' }, ['userName', 'email']],
  ])('%j', (change, faulty) => {
    expect(
      findProblem({ ...values, ...change }, { call: 'createUser', names: ALL })?.fields.map(({ name }) => name) ?? [],
    ).toEqual(faulty)
  })
})
