/** The folder where letters are laid for a mail program to send. */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

interface Letter {
  from: { name: string; address: string }
  to: string
  subject: string
  /** Plain text, lines broken with \n. */
  text: string
  /** Where one press in a mail program ends letters of this kind (RFC 8058). */
  unsubscribe?: string
}

export interface LetterFolder {
  /** @param isSent false writes the letter and throws it away, which takes as long */
  put: (letter: Letter, isSent: boolean) => Promise<void>
}

const toWord = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

/** RFC 5322, with the body as UTF-8. */
function toMessage({ from, to, subject, text, unsubscribe }: Letter, id: string, at: number): string {
  const oneClick = [`List-Unsubscribe: <${unsubscribe}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']
  return [
    `From: ${toWord(from.name)} <${from.address}>`,
    `To: <${to}>`,
    `Subject: ${toWord(subject)}`,
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${from.address.split('@')[1]}>`,
    ...(unsubscribe === undefined ? [] : oneClick),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.split('\n'),
  ].join('\r\n')
}

/** @param directory made when the first letter is written; only the owner can read what is in it */
export function makeLetterFolder(directory: string, now: () => number): LetterFolder {
  return {
    async put(letter, isSent) {
      const id = randomUUID()
      const at = now()
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const draft = path.join(directory, `${id}.draft`)
      await writeFile(draft, toMessage(letter, id, at), { mode: 0o600 })
      if (isSent) await rename(draft, path.join(directory, `${at}-${id}.eml`))
      else await rm(draft)
    },
  }
}
