/** The part of autocannon that the benches use; it comes without types. */
declare module 'autocannon' {
  interface Request {
    method?: string
    path?: string
    body?: string
    headers?: Record<string, string | undefined>
  }

  interface Options {
    url: string
    connections?: number
    /** Seconds. */
    duration?: number
    /** Requests a second, of all connections. */
    overallRate?: number
    /** Seconds. */
    timeout?: number
    requests?: { setupRequest: (request: Request) => Request }[]
  }

  interface Result {
    statusCodeStats: Record<string, { count: number }>
    errors: number
    requests: { sent: number }
  }

  export default function autocannon(options: Options): Promise<Result>
}
