/** What a bench says of many measurements. */

/** @param share from 0 to 1 @returns the value that this share of them is below; NaN of none */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

export const median = (values: readonly number[]): number => percentile(values, 0.5)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]): number => sum(values) / values.length

export const variance = (values: readonly number[]): number =>
  sum(values.map((value) => (value - mean(values)) ** 2)) / (values.length - 1)
