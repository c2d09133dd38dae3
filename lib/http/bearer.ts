/** The token of a client's bearer calls, and one refresh shared by all that were refused with it (S7.4, S9.3). */
import axios, { type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios'
import { singleFlight } from '@/lib/single-flight'

/** Where the token lives; its owner keeps what `refresh` gives, so that `get` gives it from then on. */
export interface Bearer {
  get(): Promise<string | undefined> | string | undefined
  /** A new token. Its failure is the failure of every call that waited for it. */
  refresh(): Promise<string>
}

declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    /** Whether the call carries the token of its client. */
    isBearer?: boolean
  }
}

const toHeader = (token: string | undefined) => (token === undefined ? null : `Bearer ${token}`)

export function addBearer(http: AxiosInstance, bearer: Bearer): void {
  const refresh = singleFlight(() => bearer.refresh())

  async function authorize(config: InternalAxiosRequestConfig) {
    if (config.isBearer) config.headers.set('Authorization', toHeader(await bearer.get()))
    return config
  }

  async function retry(error: unknown) {
    if (!isAxiosError(error) || error.response?.status !== 401 || !error.config?.isBearer) throw error
    const { config } = error
    const refused = config.headers.get('Authorization')
    await authorize(config)
    // Unless it was refreshed since the call was made.
    if (config.headers.get('Authorization') === refused) {
      config.headers.set('Authorization', toHeader(await refresh()))
    }
    // Past the client's interceptors: the second refusal is final.
    return axios.request(config)
  }

  http.interceptors.request.use(authorize)
  http.interceptors.response.use(undefined, retry)
}
