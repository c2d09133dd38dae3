/** The size of a drawn card in pixels, as those who show shared pages want it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const
