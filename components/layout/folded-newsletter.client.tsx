'use client'
/** Folds what stands around it on a page that has the newsletter's form in its own text. Renders nothing to see. */
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

const OWN_FORM = 'main [data-block="newsSubscribe"]'

export function FoldedNewsletter() {
  const pathname = usePathname()
  const mark = useRef<HTMLSpanElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what changed; the document tells the rest
  useEffect(() => {
    const details = mark.current?.closest('details')
    if (details) details.open = document.querySelector(OWN_FORM) === null
  }, [pathname])

  return <span ref={mark} hidden />
}
