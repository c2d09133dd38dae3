/** Stands in the browser for parts of a library that are never taken there, under every name they are asked for. */
export const encode = undefined
export const getFetch = undefined
export default undefined
