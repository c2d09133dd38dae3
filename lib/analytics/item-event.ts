/** What may be told of an item: the specification's names and fields, and the tag's words for them. Pure. */

/** S3.16: a film, a culture production or a showing of one. */
export interface Item {
  /** Of the production that is viewed, or of the event whose ticket is bought. */
  id: string
  name: string
  /** The house. */
  brand: string
  /** The kind of block that it was chosen from; "direct" where the page was opened by its address. */
  listName: string
  /** "movie" or "culture". */
  category: string
}

/** S9.10. */
export interface ItemEvent extends Item {
  event: 'BUY_TICKET' | 'VIEW_ITEM'
}

/** @returns name and parameters of the event in Google's words: select content (S7.29) or view item (S7.30) */
export function toTagEvent({ event, id, name, brand, listName, category }: ItemEvent): [string, object] {
  const items = [{ item_id: id, item_name: name, item_brand: brand, item_list_name: listName, item_category: category }]
  return event === 'VIEW_ITEM'
    ? ['view_item', { items }]
    : ['select_content', { content_type: 'ticket', content_id: id, items }]
}
