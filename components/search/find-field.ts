/** The page's own search field, whichever block shows it; the one in the header is a form and nothing else. */
export const findField = (): HTMLInputElement | null => document.querySelector('main [role="search"] input[name="q"]')

/** @returns what the address says was searched for */
export const readAddress = (): string => new URLSearchParams(location.search).get('q')?.trim() ?? ''
