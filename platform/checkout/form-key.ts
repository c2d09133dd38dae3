/**
 * The hidden field of a purchase: it names the purchase, so that one sent twice is one, and it was made for this
 * account and event alone, so that no other page can send it.
 */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

export interface FormKeys {
  /** @param purchase that goes on; a new one where left out */
  make: (account: number, event: string, purchase?: string) => string
  /** @returns the purchase's name; undefined where the field was not made here for these two */
  read: (field: string, account: number, event: string) => string | undefined
}

export function makeFormKeys(clientSecret: string): FormKeys {
  const key = Buffer.from(hkdfSync('sha256', clientSecret, '', 'checkout form', 32))
  const toMac = (purchase: string, account: number, event: string) =>
    createHmac('sha256', key).update(`${purchase} ${account} ${event}`).digest()
  return {
    make(account, event, purchase = randomBytes(16).toString('base64url')) {
      return `${purchase}.${toMac(purchase, account, event).toString('base64url')}`
    },
    read(field, account, event) {
      const [purchase = '', mac = ''] = field.split('.')
      const given = Buffer.from(mac, 'base64url')
      const right = toMac(purchase, account, event)
      return given.length === right.length && timingSafeEqual(given, right) ? purchase : undefined
    },
  }
}
