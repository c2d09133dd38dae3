/** What the links to leave the newsletter hold: the address, sealed, so that nobody can leave for others or read it in a log. */
import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

export interface UnsubscribeCodes {
  /** @param email in lower case */
  make: (email: string) => Promise<string>
  /** @returns the email; undefined where the code was not made here */
  read: (code: string) => Promise<string | undefined>
}

/** The key follows from the client's secret: links in old letters end with a change of it. */
export function makeUnsubscribeCodes(clientSecret: string): UnsubscribeCodes {
  const key = new Uint8Array(hkdfSync('sha256', clientSecret, '', 'newsletter', 32))
  return {
    make: (email) =>
      new CompactEncrypt(Buffer.from(email)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key),
    read: (code) =>
      compactDecrypt(code, key).then(
        ({ plaintext }) => Buffer.from(plaintext).toString(),
        () => undefined,
      ),
  }
}
