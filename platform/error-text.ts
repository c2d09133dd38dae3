/** What a line for an operator says of something that was thrown, which may be anything. */
export const toErrorText = (error: unknown): string => (error instanceof Error ? error.message : String(error))
