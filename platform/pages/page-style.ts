/** The look of the platform's own pages: the house's colours, the reader's own typeface, no file to fetch. */
import { readFileSync } from 'node:fs'

const COLORS = readFileSync(new URL('../../contract/colors.css', import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '')

export const PAGE_STYLE = `${COLORS}
*{box-sizing:border-box}
body{margin:0;background:var(--color-bg);color:var(--color-text);font:1.0625rem/1.6 system-ui,sans-serif}
header{padding:.375rem clamp(1rem,5vw,2rem);border-bottom:1px solid var(--color-border);font-weight:650}
header a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;text-decoration:none}
main{max-width:34rem;margin:0 auto;padding:clamp(1.5rem,6vw,3.5rem) clamp(1rem,5vw,2rem) 4rem}
h1{margin:0 0 1rem;font-size:clamp(1.75rem,1.4rem + 1.8vw,2.5rem);line-height:1.15;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
h2{margin:0 0 .75rem;font-size:1.25rem;line-height:1.3;overflow-wrap:anywhere}
p{margin:0 0 1rem}
a{color:inherit;text-underline-offset:.2em}
.demo{margin:0 0 1.5rem;padding:.625rem 1rem;border:2px dashed var(--color-info);border-radius:.625rem;color:var(--color-info);font-weight:650}
.card{display:flex;gap:1rem;margin:0 0 2rem;padding:1rem;border:1px solid var(--color-border);border-radius:1.25rem;background:var(--color-raised)}
.card img{flex:none;width:6rem;height:9rem;border-radius:.375rem;object-fit:cover;background:var(--color-border)}
.card div{min-width:0}
.card p{margin:0;color:var(--color-subtle)}
.card p strong{color:var(--color-text)}
.alert{margin:0 0 1.5rem;padding:1rem;border-left:.375rem solid var(--color-danger);border-radius:.375rem;background:var(--color-raised)}
.alert p{margin:0}
.field{margin:0 0 1.25rem}
label{display:block;margin-bottom:.375rem;font-weight:650}
.hint{margin:0 0 .375rem;color:var(--color-subtle);font-size:.9375rem}
.fault{margin:0 0 .375rem;color:var(--color-danger);font-weight:650}
input,select{width:100%;min-height:3rem;padding:.5rem .875rem;border:1px solid var(--color-border-strong);border-radius:.625rem;background:var(--color-raised);color:var(--color-text);font:inherit}
select{width:auto;min-width:7rem}
input[type=checkbox]{width:1.25rem;min-height:1.25rem;margin:0 .375rem 0 0;padding:0;vertical-align:-.2em;accent-color:var(--color-accent)}
input[readonly]{padding-left:0;border-color:transparent;background:none}
[aria-invalid=true]{border:2px solid var(--color-danger)}
button,.button{display:inline-flex;align-items:center;min-height:3rem;padding:.625rem 1.5rem;border:0;border-radius:.625rem;background:var(--color-accent);color:var(--color-on-accent);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--color-accent-hover)}
button.quiet{min-height:2.75rem;padding:.25rem 0;background:none;color:inherit;font-weight:400;text-decoration:underline;text-underline-offset:.2em}
.choice{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center}
.who{display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:center;margin:0 0 1.5rem;color:var(--color-subtle)}
.who span{min-width:0;overflow-wrap:anywhere}
.who form{margin:0}
.more{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:1rem 0 0}
.more a{display:inline-flex;align-items:center;min-height:2.75rem}
:focus-visible{outline:3px solid var(--color-info);outline-offset:3px}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
dt{color:var(--color-subtle)}
dd{margin:0;overflow-wrap:anywhere}
summary{padding:.625rem 0;cursor:pointer}
@media (forced-colors:active){button,.button{border:1px solid ButtonText}}
`
  .trim()
  .replaceAll('\n', '')
