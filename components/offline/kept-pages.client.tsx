'use client'
/** What can be read without a network, on the page that stands in for one that cannot. */
import { useEffect, useState } from 'react'
import { listKeptPages, OFFLINE_PATH } from '@/lib/offline'
import { renewWhenAnswered } from './kept-page'

interface Page {
  path: string
  title: string
}

/** Without the site's own name, which stands before each. */
const toName = ({ title, path }: Page) => title.split(' | ').at(-1) || path

export function KeptPages() {
  const [pages, setPages] = useState<readonly Page[]>([])
  useEffect(() => {
    listKeptPages().then(
      (kept) => setPages(kept.filter(({ path }) => path !== OFFLINE_PATH)),
      () => console.warn('The browser keeps no pages'),
    )
    const ending = new AbortController()
    if (location.pathname !== OFFLINE_PATH)
      renewWhenAnswered(
        () => true,
        () => location.reload(),
        ending.signal,
      )
    return () => ending.abort()
  }, [])
  if (pages.length === 0) return <p>Ingen sider er lagret på enheten din.</p>
  return (
    <>
      <h2>Dette kan du lese nå</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{toName(page)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
